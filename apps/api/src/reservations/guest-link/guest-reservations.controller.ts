import type { Request } from 'express';
import type { OneTapAction } from '@strapec/domain';
import {
  type ExecutionContext,
  Body,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  UseGuards,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { PublicController } from '../../platform/http/access/route-access.js';
import { AvailabilityDto, GetAvailabilityDto } from '../../availability/availability.dto.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { FailsForCapacity } from '../core/reservation-problems.dto.js';
import { GuestActionDto, AnnounceDelayDto, GuestReservationDto } from './guest-reservation.dto.js';
import { GuestChangeDto } from './guest-change.dto.js';
import { GuestChanges } from './guest-changes.js';
import { RequestLinksDto, SendLinks } from './send-links.js';
import { GuestAvailability } from './guest-availability.js';
import { GuestActions } from './guest-actions.js';
import { GuestReservations } from './guest-reservations.js';
import { SameOriginGuard } from '../../auth/sessions/same-origin.guard.js';

interface LinkAccess {
  token: string;
  ip: string;
}

const CurrentLink = createParamDecorator((_data: unknown, context: ExecutionContext): LinkAccess => {
  const request = context.switchToHttp().getRequest<Request<{ token: string }>>();
  return { token: request.params.token, ip: clientIp(request) };
});

const GuestOperation = (summary: string): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    UseGuards(SameOriginGuard),
    RateLimit('availability'),
    ApiOperation({ summary, description: 'Doing it again changes nothing. At most ten times in five minutes.' }),
    ApiOkResponse({ type: GuestReservationDto }),
    FailsWith('validation_failed', 'cross_site', 'ip_rate_limit'),
    FailsForCapacity('changed_meanwhile', 'transition_not_allowed', 'capacity_full', 'slot_not_offered'),
  );

@PublicController('guest/reservations', 'reservations')
@ApiParam({ name: 'token', type: String, description: 'From the link in the mail: what follows `/r/`' })
@FailsWith('not_found', 'busy')
export class GuestReservationsController {
  constructor(
    private readonly guestReservations: GuestReservations,
    private readonly actions: GuestActions,
    private readonly changes: GuestChanges,
    private readonly availability: GuestAvailability,
  ) {}

  @Get(':token')
  @RateLimit('availability')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A reservation as the holder of its link sees it, and what may be done with it' })
  @ApiOkResponse({ type: GuestReservationDto })
  @FailsWith('malformed_request', 'ip_rate_limit')
  async getGuestReservation(@Param('token') token: string): Promise<GuestReservationDto> {
    return GuestReservationDto.from(await this.guestReservations.requireByToken(token));
  }

  @Get(':token/availability')
  @RateLimit('availability')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'When the guest could come instead, as if the reservation were not there' })
  @ApiOkResponse({ type: AvailabilityDto })
  @FailsWith('validation_failed', 'malformed_request', 'ip_rate_limit')
  async getTimesForGuest(@Param('token') token: string, @Query() query: GetAvailabilityDto): Promise<AvailabilityDto> {
    const { reservation } = await this.guestReservations.requireByToken(token);
    return AvailabilityDto.from(await this.availability.findStartTimes(reservation, query.toQuestion()));
  }

  @Post(':token/change')
  @GuestOperation(
    'The guest comes at another time, for another length or with another party; what they have is theirs until then. ' +
      'What the team has to agree to is asked for, and stands in `changeRequest`',
  )
  @FailsForCapacity('approval_needed', 'too_many_changes')
  async changeByGuest(
    @CurrentLink() { token, ip }: LinkAccess,
    @Body() body: GuestChangeDto,
  ): Promise<GuestReservationDto> {
    return GuestReservationDto.from(await this.changes.changeByGuest(token, ip, body.toGuestChange()));
  }

  @Post(':token/confirm')
  @GuestOperation('The guest confirms a place that is held for them; it is a reservation then')
  confirmByGuest(@CurrentLink() link: LinkAccess, @Body() body: GuestActionDto): Promise<GuestReservationDto> {
    return this.runAction('confirm', link, body);
  }

  @Post(':token/cancel')
  @GuestOperation('The guest cancels, at any time before the start')
  cancelByGuest(@CurrentLink() link: LinkAccess, @Body() body: GuestActionDto): Promise<GuestReservationDto> {
    return this.runAction('cancel', link, body);
  }

  @Post(':token/undo-cancel')
  @GuestOperation('The guest takes a cancellation back, within ten minutes and if there is still room')
  undoCancelByGuest(@CurrentLink() link: LinkAccess, @Body() body: GuestActionDto): Promise<GuestReservationDto> {
    return this.runAction('undo-cancel', link, body);
  }

  @Post(':token/withdraw')
  @GuestOperation('The guest does not ask for the change any more; the reservation stands as it is')
  withdrawByGuest(@CurrentLink() link: LinkAccess, @Body() body: GuestActionDto): Promise<GuestReservationDto> {
    return this.runAction('withdraw', link, body);
  }

  @Post(':token/reconfirm')
  @GuestOperation('The guest says that they come')
  reconfirmByGuest(@CurrentLink() link: LinkAccess, @Body() body: GuestActionDto): Promise<GuestReservationDto> {
    return this.runAction('reconfirm', link, body);
  }

  @Post(':token/late')
  @GuestOperation('The guest says that they will be late')
  lateByGuest(@CurrentLink() link: LinkAccess, @Body() body: AnnounceDelayDto): Promise<GuestReservationDto> {
    return this.runAction('late', link, body);
  }

  private async runAction(
    action: OneTapAction,
    link: LinkAccess,
    body: GuestActionDto | AnnounceDelayDto,
  ): Promise<GuestReservationDto> {
    return GuestReservationDto.from(await this.actions.runAction({ action, ...link, ...body }));
  }
}

@PublicController('guest/links', 'reservations')
export class GuestLinksController {
  constructor(private readonly links: SendLinks) {}

  @Post()
  @HttpCode(202)
  @UseGuards(SameOriginGuard)
  @RateLimit('guestLinks')
  @ApiOperation({
    summary: 'Mail the links of all live reservations of an address to it',
    description: 'The same answer whether there are any or not. At most three mails an hour to one address.',
  })
  @ApiAcceptedResponse()
  @FailsWith('validation_failed', 'cross_site', 'ip_rate_limit', 'busy')
  async sendGuestLinks(@Body() request: RequestLinksDto): Promise<void> {
    await this.links.sendLinks(request);
  }
}
