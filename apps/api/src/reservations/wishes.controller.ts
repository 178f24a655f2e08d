import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../http/for-staff.decorator.js';
import { knownId } from '../http/known-id.js';
import { May } from '../http/may.decorator.js';
import { FailsWith } from '../http/problem.dto.js';
import { type StaffMember, SignedIn } from '../http/staff-member.js';
import { AnswerWish } from './answer-wish.js';
import { DeclineWishDto, ReservationDeedDto } from './dto/reservation-deed.dto.js';
import { FailsForStaff } from './dto/staff-problem.dto.js';

@ApiTags('reservations')
@ForStaff()
@Controller('admin/wishes')
@FailsWith('validation_failed', 'malformed_request', 'not_found', 'payload_too_large', 'unsupported_media_type')
@ApiParam({ name: 'id', format: 'uuid', description: 'Of the `wish`, not of the reservation' })
export class WishesController {
  constructor(private readonly answers: AnswerWish) {}

  @Put(':id/approve')
  @May('reservations.change')
  @ApiOperation({ summary: 'Agree to a change that a guest asks for: the reservation is what was asked for' })
  @ApiOkResponse({ type: ReservationDeedDto })
  @FailsForStaff('no_table', 'changed_meanwhile')
  approveWish(@Param('id', knownId) id: string, @SignedIn() staff: StaffMember): Promise<ReservationDeedDto> {
    return this.answers.answer(id, { isApproved: true, by: staff });
  }

  @Put(':id/decline')
  @May('reservations.change')
  @ApiOperation({ summary: 'Decline a change that a guest asks for: the reservation stays what it is' })
  @ApiOkResponse({ type: ReservationDeedDto })
  @FailsForStaff('changed_meanwhile')
  declineWish(
    @Param('id', knownId) id: string,
    @Body() { wordToGuest = null }: DeclineWishDto,
    @SignedIn() staff: StaffMember,
  ): Promise<ReservationDeedDto> {
    return this.answers.answer(id, { isApproved: false, wordToGuest, by: staff });
  }
}
