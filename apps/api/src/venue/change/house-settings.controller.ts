import { Body, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, May } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, SignedIn } from '../../platform/http/access/staff-member.js';
import { HouseChangeDto, SaveHouseDto, houseChangeOf } from './dto/house-change.dto.js';
import { HousePreviewDto, HouseSettingsDto, SaveTonightDto, TonightChangeDto } from './dto/house-settings.dto.js';
import { HouseSettingsService } from './house-settings.service.js';

@StaffController('admin/house', 'house')
export class HouseSettingsController {
  constructor(private readonly settings: HouseSettingsService) {}

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
    return this.settings.previewHouse(houseChangeOf(change));
  }

  @Put()
  @May('house.change')
  @ApiOperation({
    summary: 'Change the house as its preview has shown it',
    description:
      'Refused with `house_moved_on` when the house has changed since the preview, or somebody else would be touched.',
  })
  @ApiOkResponse({ type: HouseSettingsDto })
  @FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type', 'house_moved_on')
  changeHouse(@Body() request: SaveHouseDto, @SignedIn() staff: StaffMember): Promise<HouseSettingsDto> {
    return this.settings.changeHouse(request, staff);
  }

  @Post('tonight/preview')
  @May('house.tonight')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a change of tonight would do: who sits elsewhere, and who has no table' })
  @ApiOkResponse({ type: HousePreviewDto })
  @FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type')
  async previewTonight(@Body() change: TonightChangeDto): Promise<HousePreviewDto> {
    return this.settings.previewHouse(await this.settings.tonight(change));
  }

  @Put('tonight')
  @May('house.tonight')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Take a table out of use tonight, or pause online reservations, as the preview has shown it',
    description: 'Refused with `house_moved_on` as any change of the house.',
  })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type', 'house_moved_on')
  changeTonight(@Body() request: SaveTonightDto, @SignedIn() staff: StaffMember): Promise<void> {
    return this.settings.changeTonight(request, staff);
  }
}
