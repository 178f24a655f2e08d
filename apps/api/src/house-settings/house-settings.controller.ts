import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../http/for-staff.decorator.js';
import { May } from '../http/may.decorator.js';
import { FailsWith } from '../http/problem.dto.js';
import { type StaffMember, SignedIn } from '../http/staff-member.js';
import { HouseChangeDto, SaveHouseDto, houseChangeOf } from './dto/house-change.dto.js';
import { HousePreviewDto } from './dto/house-preview.dto.js';
import { HouseSettingsDto } from './dto/house-settings.dto.js';
import { HouseSettingsService } from './house-settings.service.js';
import { PreviewHouse } from './preview-house.js';

@ApiTags('house')
@ForStaff()
@Controller('admin/house')
export class HouseSettingsController {
  constructor(
    private readonly settings: HouseSettingsService,
    private readonly previews: PreviewHouse,
  ) {}

  @Get()
  @May('house.change')
  @ApiOperation({ summary: 'The house as it is and is planned' })
  @ApiOkResponse({ type: HouseSettingsDto })
  getHouse(): Promise<HouseSettingsDto> {
    return this.settings.getHouse();
  }

  @Post('preview')
  @May('house.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What a change would do: who sits elsewhere, who has no table and why, what guests would see',
  })
  @ApiOkResponse({ type: HousePreviewDto })
  @FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type')
  previewHouse(@Body() change: HouseChangeDto): Promise<HousePreviewDto> {
    return this.previews.preview(houseChangeOf(change));
  }

  @Put()
  @May('house.change')
  @ApiOperation({
    summary: 'Change the house as its preview has shown it',
    description: 'Refused with `house_moved_on` when the house or an evening concerned has changed since the preview.',
  })
  @ApiOkResponse({ type: HouseSettingsDto })
  @FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type', 'house_moved_on')
  changeHouse(@Body() request: SaveHouseDto, @SignedIn() staff: StaffMember): Promise<HouseSettingsDto> {
    return this.settings.changeHouse(request, staff);
  }
}
