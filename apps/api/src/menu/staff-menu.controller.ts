import { Body, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../platform/http/access/staff-controller.js';
import { IdParam } from '../platform/http/fields/id-pipes.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../platform/http/access/staff-member.js';
import { type Attempt, Idempotent, RequestAttempt } from '../platform/idempotency/idempotency-key.js';
import { ChangeMenuItemsDto, FailsForMenu, ServingTonightDto, TonightDto } from './dto/change-menu.dto.js';
import { SaveMenuItemDto, UpdateMenuItemDto } from './dto/save-menu-item.dto.js';
import { StaffMenuDto, StaffMenuItemDto } from './dto/staff-menu.dto.js';
import { MenuItemsService } from './menu-items.service.js';
import { MenuService } from './menu.service.js';
import { MenuTonightService } from './menu-tonight.service.js';

@StaffController('admin/menu', 'menu')
export class StaffMenuController {
  constructor(
    private readonly menuService: MenuService,
    private readonly items: MenuItemsService,
    private readonly tonight: MenuTonightService,
  ) {}

  @Get()
  @RequirePermission('menu.tonight')
  @ApiOperation({ summary: 'The whole list, what guests do not see too' })
  @ApiOkResponse({ type: StaffMenuDto })
  getStaffMenu(): Promise<StaffMenuDto> {
    return this.menuService.getStaffMenu();
  }

  @Patch('items/:id/tonight')
  @RequirePermission('menu.tonight')
  @ApiOperation({ summary: 'Say that an item has run out, or is poured by the glass this evening, or no longer' })
  @ApiOkResponse({ type: StaffMenuItemDto })
  @FailsWith('validation_failed', 'not_found')
  setItemTonight(
    @IdParam() id: string,
    @Body() request: TonightDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMenuItemDto> {
    return this.tonight.setItemTonight(id, request, staff);
  }

  @Patch('servings/:id')
  @RequirePermission('menu.tonight')
  @ApiOperation({ summary: 'The same of one way to order it' })
  @ApiOkResponse({ type: StaffMenuItemDto })
  @FailsWith('validation_failed', 'not_found')
  setServingTonight(
    @IdParam() id: string,
    @Body() request: ServingTonightDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMenuItemDto> {
    return this.tonight.setServingTonight(id, request, staff);
  }

  @Post('items')
  @RequirePermission('menu.change')
  @ApiOperation({ summary: 'Put an item at the end of a section' })
  @ApiCreatedResponse({ type: StaffMenuItemDto })
  @Idempotent()
  @FailsWith('validation_failed', 'not_found')
  @FailsForMenu('idempotency_in_flight')
  createMenuItem(
    @Body() request: SaveMenuItemDto,
    @RequestAttempt() attempt: Attempt,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMenuItemDto> {
    return this.items.createItem(request, attempt, staff);
  }

  @Post('items/change')
  @RequirePermission('menu.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Change many items alike: all of them or none',
    description: 'An error names the item by its place, such as `ids.3.allergens`.',
  })
  @ApiOkResponse({ type: [StaffMenuItemDto], description: 'In the order in which they were named' })
  @FailsWith('validation_failed')
  changeMenuItems(
    @Body() request: ChangeMenuItemsDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMenuItemDto[]> {
    return this.items.changeItems(request, staff);
  }

  @Put('items/:id')
  @RequirePermission('menu.change')
  @ApiOperation({ summary: 'Change an item as a whole; in another section it stands last' })
  @ApiOkResponse({ type: StaffMenuItemDto })
  @FailsWith('validation_failed', 'not_found')
  @FailsForMenu('changed_meanwhile')
  updateMenuItem(
    @IdParam() id: string,
    @Body() request: UpdateMenuItemDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMenuItemDto> {
    return this.items.updateItem(id, request, staff);
  }

  @Delete('items/:id')
  @RequirePermission('menu.change')
  @ApiOperation({ summary: 'Take an item off the list for good, with its picture' })
  @ApiOkResponse({ type: StaffMenuItemDto, description: 'The item as it was' })
  @FailsWith('not_found')
  deleteMenuItem(@IdParam() id: string, @CurrentStaff() staff: StaffMember): Promise<StaffMenuItemDto> {
    return this.items.deleteItem(id, staff);
  }
}
