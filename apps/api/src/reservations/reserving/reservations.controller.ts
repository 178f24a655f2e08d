import { type ExecutionContext, Body, Get, Header, Post, Res, createParamDecorator } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { PublicController } from '../../platform/http/access/route-access.js';
import { Idempotent, readIdempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { FailsForCapacity } from '../core/reservation-problems.dto.js';
import { CreateReservationDto } from '../core/create-reservation.dto.js';
import { CreatedReservationDto } from './created-reservation.dto.js';
import { CalendarFiles } from './calendar-files.js';
import { IdParam } from '../../platform/http/fields/id-pipes.js';
import { CreateReservation } from './create-reservation.js';
import type { Requester } from './admit-request.js';
import { clientIp } from '../../platform/http/access/client-ip.js';

const CurrentRequester = createParamDecorator((_data: unknown, context: ExecutionContext): Requester => {
  const request = context.switchToHttp().getRequest<Request>();
  return { ip: clientIp(request), idempotencyKey: readIdempotencyKey(request) };
});

const guestRefusalCodes = ['too_many_unconfirmed', 'too_many_reservations', 'already_reserved'] as const;

@PublicController('reservations', 'reservations')
export class ReservationsController {
  constructor(
    private readonly reservations: CreateReservation,
    private readonly calendarFiles: CalendarFiles,
  ) {}

  @Post()
  @RateLimit('reservation')
  @ApiOperation({
    summary: 'A guest reserves a table',
    description:
      'Smaller parties are confirmed at once, larger ones wait for the team. The evening is re-seated if that ' +
      'makes room; a request is refused only when no seating exists, and then the answer names alternatives.',
  })
  @Idempotent()
  @ApiCreatedResponse({ type: CreatedReservationDto })
  @FailsWith('validation_failed', 'captcha_failed', 'proof_needed', 'ip_rate_limit', 'email_rate_limit', 'busy')
  @FailsForCapacity('capacity_full', 'slot_not_offered', ...guestRefusalCodes)
  createReservation(
    @Body() request: CreateReservationDto,
    @CurrentRequester() requester: Requester,
  ): Promise<CreatedReservationDto> {
    return this.reservations.createReservation(request, requester);
  }

  @Get(':id/calendar')
  @RateLimit('availability')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary:
      'The visit as a calendar file: date, place and length, nothing about the guest; a cancelled visit is struck out',
  })
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  @FailsWith('malformed_request', 'not_found', 'busy', 'ip_rate_limit')
  async getReservationCalendar(@IdParam() id: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    const { content, filename } = await this.calendarFiles.getReservationCalendarFile(id);
    response.setHeader('Content-Disposition', `inline; filename="${filename}"`);
    return content;
  }
}
