import type { GuestPress, MinutesLate } from '@strapec/domain';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  UseGuards,
  applyDecorators,
} from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ClientAddress } from '../../platform/http/access/client-ip.js';
import { FormBody } from '../../platform/http/fields/form-pipe.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { Public } from '../../platform/http/access/public.decorator.js';
import { AvailabilityDto } from '../../availability/dto/availability.dto.js';
import { GetAvailabilityDto } from '../../availability/dto/list-availability.dto.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { FailsForWantOfTables } from '../core/staff-problem.dto.js';
import { GuestActionDto, GuestLateDto, GuestReservationDto } from './guest-reservation.dto.js';
import { GuestChangeDto } from './guest-change.dto.js';
import { GuestChangeForm } from './guest-change-form.js';
import { GuestChanges } from './guest-changes.js';
import { GuestTimes } from './guest-times.js';
import { GuestActions } from './guest-actions.js';
import { GuestReservations } from './guest-reservations.js';
import { OwnPagesGuard } from '../../auth/sessions/own-pages.js';
import { shownToGuest } from './shown-to-guest.js';

const GuestDoes = (summary: string): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    UseGuards(OwnPagesGuard),
    RateLimit('availability'),
    ApiOperation({ summary, description: 'Doing it again changes nothing. At most ten times in five minutes.' }),
    ApiOkResponse({ type: GuestReservationDto }),
    FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type'),
    FailsWith('cross_site', 'ip_rate_limit'),
    FailsForWantOfTables('changed_meanwhile', 'transition_not_allowed', 'capacity_full', 'slot_not_offered'),
  );

@ApiTags('reservations')
@Public()
@Controller('guest/reservations')
@ApiParam({ name: 'token', description: 'From the link in the mail: what follows `/r/`' })
@FailsWith('not_found', 'busy')
export class GuestReservationsController {
  constructor(
    private readonly guests: GuestReservations,
    private readonly actions: GuestActions,
    private readonly changes: GuestChanges,
    private readonly times: GuestTimes,
  ) {}

  @Get(':token')
  @RateLimit('availability')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A reservation as the holder of its link sees it, and what may be done with it' })
  @ApiOkResponse({ type: GuestReservationDto })
  @FailsWith('malformed_request', 'ip_rate_limit')
  async getGuestReservation(@Param('token') token: string): Promise<GuestReservationDto> {
    return shownToGuest(await this.guests.find(token));
  }

  @Get(':token/availability')
  @RateLimit('availability')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'When the guest could come instead, as if the reservation were not there' })
  @ApiOkResponse({ type: AvailabilityDto })
  @FailsWith('validation_failed', 'malformed_request', 'ip_rate_limit')
  async getTimesForGuest(
    @Param('token') token: string,
    @Query() question: GetAvailabilityDto,
  ): Promise<AvailabilityDto> {
    const { reservation } = await this.guests.find(token);
    return AvailabilityDto.from(await this.times.startTimes(reservation, question.asked()));
  }

  @Post(':token/change')
  @ApiBody({ type: GuestChangeDto })
  @GuestDoes(
    'The guest comes at another time, for another length or with another party; what they have is theirs until then. ' +
      'What the team has to agree to is asked for, and stands in `changeRequest`',
  )
  @FailsForWantOfTables('approval_needed', 'too_many_changes')
  async changeByGuest(
    @Param('token') token: string,
    @FormBody(GuestChangeForm) body: GuestChangeDto,
    @ClientAddress() ip: string,
  ): Promise<GuestReservationDto> {
    return shownToGuest(await this.changes.change(token, ip, body.asked()));
  }

  @Post(':token/confirm')
  @GuestDoes('The guest confirms a place that is held for them; it is a reservation then')
  confirmByGuest(
    @Param('token') token: string,
    @Body() body: GuestActionDto,
    @ClientAddress() ip: string,
  ): Promise<GuestReservationDto> {
    return this.act('confirm', { token, ...body, ip });
  }

  @Post(':token/cancel')
  @GuestDoes('The guest cancels, at any time before the start')
  cancelByGuest(
    @Param('token') token: string,
    @Body() body: GuestActionDto,
    @ClientAddress() ip: string,
  ): Promise<GuestReservationDto> {
    return this.act('cancel', { token, ...body, ip });
  }

  @Post(':token/undo-cancel')
  @GuestDoes('The guest takes a cancellation back, within ten minutes and if there is still room')
  undoCancelByGuest(
    @Param('token') token: string,
    @Body() body: GuestActionDto,
    @ClientAddress() ip: string,
  ): Promise<GuestReservationDto> {
    return this.act('undo-cancel', { token, ...body, ip });
  }

  @Post(':token/withdraw')
  @GuestDoes('The guest does not ask for the change any more; the reservation stands as it is')
  withdrawByGuest(
    @Param('token') token: string,
    @Body() body: GuestActionDto,
    @ClientAddress() ip: string,
  ): Promise<GuestReservationDto> {
    return this.act('withdraw', { token, ...body, ip });
  }

  @Post(':token/reconfirm')
  @GuestDoes('The guest says that they come')
  reconfirmByGuest(
    @Param('token') token: string,
    @Body() body: GuestActionDto,
    @ClientAddress() ip: string,
  ): Promise<GuestReservationDto> {
    return this.act('reconfirm', { token, ...body, ip });
  }

  @Post(':token/late')
  @GuestDoes('The guest says that they will be late')
  lateByGuest(
    @Param('token') token: string,
    @Body() body: GuestLateDto,
    @ClientAddress() ip: string,
  ): Promise<GuestReservationDto> {
    return this.act('late', { token, ...body, ip });
  }

  private async act(
    action: GuestPress,
    request: { token: string; ip: string; version: number; minutes?: MinutesLate },
  ): Promise<GuestReservationDto> {
    return shownToGuest(await this.actions.act({ action, ...request }));
  }
}
