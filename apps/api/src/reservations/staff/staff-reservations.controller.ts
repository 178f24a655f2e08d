import { Body, Get, HttpCode, Param, Post, Put, Query, applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { RequirePermission, StaffController } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { type Attempt, Idempotent, RequestAttempt } from '../../platform/idempotency/idempotency-key.js';
import { ChangeReservation } from './change-reservation.js';
import { ChangeStatus } from './change-status.js';
import {
  ChangeStatusDto,
  DeclineChangeRequestDto,
  OfferAlternativesDto,
  ReservationActionDto,
  UndoneActionDto,
} from '../undo/staff-action.dto.js';
import {
  FindReservationsDto,
  FoundReservationsDto,
  ListReservationsDto,
  ReservationListDto,
} from '../search/reservation-list.dto.js';
import { OfferDto, ReservationDto } from '../core/reservation.dto.js';
import { FailsForStaff } from '../core/reservation-problems.dto.js';
import { CreateStaffReservationDto, UpdateReservationDto } from './staff-reservation.dto.js';
import { EnterReservation } from './enter-reservation.js';
import { IdParam, idPipe } from '../../platform/http/fields/id-pipes.js';
import { ReservationSearchService } from '../search/reservation-search.service.js';
import { UndoAction } from '../undo/undo-action.js';
import { OfferAlternatives } from './offer-alternatives.js';
import { AnswerChangeRequest } from './answer-change-request.js';

const ReservationOperation = (
  operation: { summary: string; description?: string },
  ...failures: Parameters<typeof FailsForStaff>
): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    ApiOperation(operation),
    ApiOkResponse({ type: ReservationActionDto }),
    FailsWith('not_found'),
    FailsForStaff(...failures),
  );

@StaffController('', 'reservations')
@FailsWith('validation_failed')
class StaffReservationsController {
  constructor(
    private readonly reservationSearch: ReservationSearchService,
    private readonly statusChanges: ChangeStatus,
    private readonly enterReservation: EnterReservation,
    private readonly changeReservation: ChangeReservation,
  ) {}

  @Get('reservations')
  @RequirePermission('reservations.see')
  @ApiOperation({ summary: 'Reservations by date and time' })
  @ApiOkResponse({ type: ReservationListDto })
  listReservations(@Query() filters: ListReservationsDto): Promise<ReservationListDto> {
    return this.reservationSearch.listReservations(filters);
  }

  @Get('admin/reservations/found')
  @RequirePermission('reservations.see')
  @ApiOperation({ summary: 'Reservations of any day that match a search: the next visit first, then the last one' })
  @ApiOkResponse({ type: FoundReservationsDto })
  findReservations(@Query() search: FindReservationsDto): Promise<FoundReservationsDto> {
    return this.reservationSearch.findReservations(search);
  }

  @Get('admin/reservations/without-table')
  @RequirePermission('reservations.see')
  @ApiOperation({ summary: 'Parties of tonight and later for which the venue has no table: they are first in line' })
  @ApiOkResponse({ type: [ReservationDto] })
  listWithoutTable(): Promise<ReservationDto[]> {
    return this.reservationSearch.listWithoutTable();
  }

  @Put('reservations/:id/status')
  @RequirePermission('reservations.change')
  @ReservationOperation(
    { summary: 'Follow the lifecycle; a visit that needs its tables again is seated anew or refused' },
    'transition_not_allowed',
    'capacity_full',
    'no_table',
    'table_occupied',
    'changed_meanwhile',
  )
  changeReservationStatus(
    @IdParam() id: string,
    @Body() { status, messageToGuest = null }: ChangeStatusDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ReservationActionDto> {
    return this.statusChanges.changeStatus(id, { status, messageToGuest, by: staff });
  }

  @Put('reservations/:id/approve')
  @RequirePermission('reservations.change')
  @ReservationOperation(
    { summary: 'Confirm a party that waits for approval' },
    'transition_not_allowed',
    'no_table',
    'changed_meanwhile',
  )
  approveReservation(@IdParam() id: string, @CurrentStaff() staff: StaffMember): Promise<ReservationActionDto> {
    return this.statusChanges.changeStatus(id, { status: 'confirmed', fromStatuses: ['pending_approval'], by: staff });
  }

  @Post('admin/reservations')
  @RequirePermission('reservations.change')
  @ApiOperation({
    summary: 'Staff enter a reservation by telephone or a walk-in',
    description:
      'The seating is as exact as for guests. Rules of the calendar can be overridden with a reason: without one the answer is 409 `reason_required` and names the `rules`.',
  })
  @ApiCreatedResponse({ type: ReservationActionDto })
  @Idempotent()
  @FailsWith('not_found')
  @FailsForStaff('capacity_full', 'reason_required', 'table_occupied', 'idempotency_in_flight')
  createStaffReservation(
    @Body() request: CreateStaffReservationDto,
    @RequestAttempt() attempt: Attempt,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ReservationActionDto> {
    return this.enterReservation.createStaffReservation(request, attempt, staff);
  }

  @Put('admin/reservations/:id')
  @RequirePermission('reservations.change')
  @ReservationOperation(
    { summary: 'Change a reservation as a whole; it is seated anew if its visit changes' },
    'capacity_full',
    'reason_required',
    'changed_meanwhile',
  )
  updateReservation(
    @IdParam() id: string,
    @Body() request: UpdateReservationDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ReservationActionDto> {
    return this.changeReservation.updateReservation(id, request, staff);
  }
}

@StaffController('admin', 'reservations')
@FailsWith('validation_failed')
class OffersAndUndoController {
  constructor(
    private readonly alternativeOffers: OfferAlternatives,
    private readonly undoActions: UndoAction,
  ) {}

  @Get('reservations/:id/offers')
  @RequirePermission('reservations.change')
  @ApiOperation({ summary: 'The times that a party without a table would be offered' })
  @ApiOkResponse({ type: [OfferDto] })
  @FailsWith('not_found')
  @FailsForStaff('nothing_to_offer', 'no_email')
  listOffers(@IdParam() id: string): Promise<OfferDto[]> {
    return this.alternativeOffers.listOffers(id);
  }

  @Post('reservations/:id/offer')
  @RequirePermission('reservations.change')
  @ReservationOperation(
    {
      summary: 'Mail a party without a table up to three other times, the nearest that can be had',
      description: 'Its reservation stays as it is; where there is nothing to offer nothing is sent.',
    },
    'nothing_to_offer',
    'no_email',
    'changed_meanwhile',
  )
  offerAlternatives(
    @IdParam() id: string,
    @Body() request: OfferAlternativesDto,
    @CurrentStaff() by: StaffMember,
  ): Promise<ReservationActionDto> {
    return this.alternativeOffers.offerAlternatives({ ...request, id, by });
  }

  @Post('undo/:action')
  @RequirePermission('reservations.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take back what was just done with a reservation',
    description:
      'Within ten minutes, and as long as nothing else was done with it. A mail that has not left never does.',
  })
  @ApiParam({ name: 'action', format: 'uuid' })
  @ApiOkResponse({ type: UndoneActionDto })
  @FailsWith('not_found')
  @FailsForStaff('capacity_full', 'no_way_back', 'changed_meanwhile')
  undoAction(@Param('action', idPipe) actionId: string, @CurrentStaff() staff: StaffMember): Promise<UndoneActionDto> {
    return this.undoActions.undoAction(actionId, staff);
  }
}

@StaffController('admin/change-requests', 'reservations')
@FailsWith('validation_failed', 'not_found')
@ApiParam({ name: 'id', format: 'uuid', description: 'Of the `changeRequest`, not of the reservation' })
class ChangeRequestsController {
  constructor(private readonly changeRequestAnswers: AnswerChangeRequest) {}

  @Put(':id/approve')
  @RequirePermission('reservations.change')
  @ApiOperation({ summary: 'Agree to a change that a guest asks for: the reservation is what was asked for' })
  @ApiOkResponse({ type: ReservationActionDto })
  @FailsForStaff('no_table', 'changed_meanwhile')
  approveChangeRequest(
    @Param('id', idPipe) id: string,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ReservationActionDto> {
    return this.changeRequestAnswers.answerChangeRequest(id, { isApproved: true, by: staff });
  }

  @Put(':id/decline')
  @RequirePermission('reservations.change')
  @ApiOperation({ summary: 'Decline a change that a guest asks for: the reservation stays what it is' })
  @ApiOkResponse({ type: ReservationActionDto })
  @FailsForStaff('changed_meanwhile')
  declineChangeRequest(
    @Param('id', idPipe) id: string,
    @Body() { messageToGuest = null }: DeclineChangeRequestDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ReservationActionDto> {
    return this.changeRequestAnswers.answerChangeRequest(id, { isApproved: false, messageToGuest, by: staff });
  }
}

export const staffReservationControllers = [
  StaffReservationsController,
  OffersAndUndoController,
  ChangeRequestsController,
];
