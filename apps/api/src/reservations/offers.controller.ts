import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../http/for-staff.decorator.js';
import { knownId } from '../http/known-id.js';
import { May } from '../http/may.decorator.js';
import { FailsWith } from '../http/problem.dto.js';
import { SignedIn, type StaffMember } from '../http/staff-member.js';
import { OfferAlternativesDto, ReservationDeedDto } from './dto/reservation-deed.dto.js';
import { FailsForStaff } from './dto/staff-problem.dto.js';
import { OfferAlternatives } from './offer-alternatives.js';

@ApiTags('reservations')
@ForStaff()
@Controller('admin/reservations')
@FailsWith('validation_failed')
export class OffersController {
  constructor(private readonly offering: OfferAlternatives) {}

  @Post(':id/offer')
  @May('reservations.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mail a party without a table up to three other times',
    description:
      'The nearest that can be had: of that evening, then of the nearest ones. Its reservation stays as it is; where there is nothing to offer nothing is sent.',
  })
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOkResponse({ type: ReservationDeedDto })
  @FailsWith('malformed_request', 'not_found', 'payload_too_large', 'unsupported_media_type')
  @FailsForStaff('nothing_to_offer', 'no_email', 'changed_meanwhile')
  offerAlternatives(
    @Param('id', knownId) id: string,
    @Body() { version }: OfferAlternativesDto,
    @SignedIn() staff: StaffMember,
  ): Promise<ReservationDeedDto> {
    return this.offering.offerAlternatives({ id, version, by: staff });
  }
}
