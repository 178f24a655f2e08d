import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { FailsWith } from '../http/problem.dto.js';
import { CalendarDateDto } from './dto/calendar-date.dto.js';
import { CalendarDayDto } from './dto/calendar-day.dto.js';
import { ChangeStatusDto } from './dto/change-status.dto.js';
import { ListReservationsDto } from './dto/list-reservations.dto.js';
import { ReservationDto, ReservationListDto } from './dto/reservation.dto.js';
import { reservationId } from './reservation-id.js';
import { StaffReservationsService } from './staff-reservations.service.js';

@ApiTags('reservations')
@ApiCookieAuth('staff')
@Controller()
@FailsWith('validation_failed', 'unauthenticated', 'busy')
export class StaffReservationsController {
  constructor(private readonly reservations: StaffReservationsService) {}

  @Get('reservations')
  @ApiOperation({ summary: 'Reservations by date and time' })
  @ApiOkResponse({ type: ReservationListDto })
  listReservations(@Query() filters: ListReservationsDto): Promise<ReservationListDto> {
    return this.reservations.listReservations(filters);
  }

  @Put('reservations/:id/status')
  @ApiOperation({ summary: 'Follow the lifecycle; a visit that needs its tables again is seated anew or refused' })
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOkResponse({ type: ReservationDto })
  @FailsWith('malformed_request', 'validation_failed', 'not_found', 'transition_not_allowed', 'capacity_full')
  @FailsWith('payload_too_large', 'unsupported_media_type')
  changeReservationStatus(
    @Param('id', reservationId) id: string,
    @Body() { status }: ChangeStatusDto,
  ): Promise<ReservationDto> {
    return this.reservations.changeStatus(id, status);
  }

  @Put('reservations/:id/approve')
  @ApiOperation({ summary: 'Confirm a party that waits for approval' })
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOkResponse({ type: ReservationDto })
  @FailsWith('malformed_request', 'not_found', 'transition_not_allowed', 'payload_too_large', 'unsupported_media_type')
  approveReservation(@Param('id', reservationId) id: string): Promise<ReservationDto> {
    return this.reservations.approveReservation(id);
  }

  @Get('admin/calendar/date/:date')
  @ApiOperation({ summary: 'One evening: reservations, active events, counts' })
  @ApiOkResponse({ type: CalendarDayDto })
  getCalendarDay(@Param() { date }: CalendarDateDto): Promise<CalendarDayDto> {
    return this.reservations.getCalendarDay(date);
  }
}
