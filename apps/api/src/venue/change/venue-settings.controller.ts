import { Body, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { VenueChangeDto, SaveVenueDto, toVenueChange } from './dto/venue-change.dto.js';
import { VenuePreviewDto, VenueSettingsDto, SaveTonightDto, TonightChangeDto } from './dto/venue-settings.dto.js';
import { VenueSettingsService } from './venue-settings.service.js';

@StaffController('admin/venue', 'venue')
export class VenueSettingsController {
  constructor(private readonly venueSettings: VenueSettingsService) {}

  @Get()
  @RequirePermission('venue.change')
  @ApiOperation({ summary: 'The venue as it is and is planned' })
  @ApiOkResponse({ type: VenueSettingsDto })
  getVenue(): Promise<VenueSettingsDto> {
    return this.venueSettings.getVenue();
  }

  @Post('preview')
  @RequirePermission('venue.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What a change would do: who sits elsewhere, who has no table and why, what guests would see',
  })
  @ApiOkResponse({ type: VenuePreviewDto })
  @FailsWith('validation_failed')
  previewVenue(@Body() change: VenueChangeDto): Promise<VenuePreviewDto> {
    return this.venueSettings.previewVenue(toVenueChange(change));
  }

  @Put()
  @RequirePermission('venue.change')
  @ApiOperation({
    summary: 'Change the venue as its preview has shown it',
    description:
      'Refused with `venue_moved_on` when the venue has changed since the preview, or another party would be affected.',
  })
  @ApiOkResponse({ type: VenueSettingsDto })
  @FailsWith('validation_failed', 'venue_moved_on')
  async changeVenue(
    @Body() { change, hash }: SaveVenueDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<VenueSettingsDto> {
    await this.venueSettings.changeVenue(toVenueChange(change), hash, staff);
    return this.venueSettings.getVenue();
  }

  @Post('tonight/preview')
  @RequirePermission('venue.tonight')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a change of tonight would do: who sits elsewhere, and who has no table' })
  @ApiOkResponse({ type: VenuePreviewDto })
  @FailsWith('validation_failed')
  async previewTonight(@Body() change: TonightChangeDto): Promise<VenuePreviewDto> {
    return this.venueSettings.previewVenue(await this.venueSettings.buildTonightChange(change));
  }

  @Put('tonight')
  @RequirePermission('venue.tonight')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Take a table out of use tonight, or pause online reservations, as the preview has shown it',
    description: 'Refused with `venue_moved_on` as any change of the venue.',
  })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'venue_moved_on')
  async changeTonight(@Body() { change, hash }: SaveTonightDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    await this.venueSettings.changeVenue(await this.venueSettings.buildTonightChange(change), hash, staff);
  }
}
