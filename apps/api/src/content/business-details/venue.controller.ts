import { Body, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, May } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, SignedIn } from '../../platform/http/access/staff-member.js';
import { SaveVenueDto, StoredVenueDto } from './venue.dto.js';
import { VenueService } from './venue.service.js';

@StaffController('admin/venue', 'house')
export class VenueController {
  constructor(private readonly venue: VenueService) {}

  @Get()
  @May('content.change')
  @ApiOperation({ summary: 'The house by name and place, and how it writes' })
  @ApiOkResponse({ type: StoredVenueDto })
  getVenue(): Promise<StoredVenueDto> {
    return this.venue.get();
  }

  @Put()
  @May('content.change')
  @ApiOperation({
    summary: 'Change name, place and how the house writes; the next page and the next mail show it',
    description:
      'What differs is written in both languages. Refused with `changed_meanwhile` when somebody was faster.',
  })
  @ApiOkResponse({ type: StoredVenueDto })
  @FailsWith(
    'zone_in_use',
    'validation_failed',
    'malformed_request',
    'payload_too_large',
    'unsupported_media_type',
    'changed_meanwhile',
  )
  saveVenue(@Body() venue: SaveVenueDto, @SignedIn() staff: StaffMember): Promise<StoredVenueDto> {
    return this.venue.save(venue, staff);
  }
}
