import { Body, Delete, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../platform/http/access/staff-controller.js';
import { IdParam } from '../platform/http/fields/id-pipes.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../platform/http/access/staff-member.js';
import { CreateMenuSectionDto, SortOrderDto, UpdateMenuSectionDto } from './dto/change-menu.dto.js';
import { StaffMenuSectionDto } from './dto/staff-menu.dto.js';
import { MenuSectionsService } from './menu-sections.service.js';

@StaffController('admin/menu/sections', 'menu')
@RequirePermission('menu.change')
@FailsWith('validation_failed')
export class MenuSectionsController {
  constructor(private readonly sections: MenuSectionsService) {}

  @Post()
  @ApiOperation({ summary: 'Put a section after the others of its kind' })
  @ApiCreatedResponse({ type: StaffMenuSectionDto })
  createMenuSection(
    @Body() request: CreateMenuSectionDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMenuSectionDto> {
    return this.sections.createSection(request, staff);
  }

  @Put('order')
  @ApiOperation({ summary: 'Put the sections in order; wines stay before the rest all the same' })
  @ApiOkResponse({ type: [StaffMenuSectionDto] })
  orderMenuSections(@Body() { ids }: SortOrderDto, @CurrentStaff() staff: StaffMember): Promise<StaffMenuSectionDto[]> {
    return this.sections.orderSections(ids, staff);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Give a section another name' })
  @ApiOkResponse({ type: StaffMenuSectionDto })
  @FailsWith('not_found', 'changed_meanwhile')
  updateMenuSection(
    @IdParam() id: string,
    @Body() request: UpdateMenuSectionDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMenuSectionDto> {
    return this.sections.renameSection(id, request, staff);
  }

  @Put(':id/order')
  @ApiOperation({ summary: 'Put the items of a section in order; those of other sections that are named move here' })
  @ApiOkResponse({ type: StaffMenuSectionDto })
  @FailsWith('not_found')
  orderMenuItems(
    @IdParam() id: string,
    @Body() { ids }: SortOrderDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMenuSectionDto> {
    return this.sections.orderItems(id, ids, staff);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an empty section' })
  @ApiOkResponse({ type: StaffMenuSectionDto, description: 'The section as it was' })
  @FailsWith('not_found', 'section_not_empty')
  deleteMenuSection(@IdParam() id: string, @CurrentStaff() staff: StaffMember): Promise<StaffMenuSectionDto> {
    return this.sections.deleteSection(id, staff);
  }
}
