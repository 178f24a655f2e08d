import { Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { PublicController } from '../platform/http/access/route-access.js';
import { RateLimit } from '../platform/rate-limits/rate-limit.decorator.js';
import { AvailabilityService } from './availability.service.js';
import {
  AvailabilityDto,
  EveningAvailabilityDto,
  GetAvailabilityDto,
  ListAvailabilityDto,
} from './availability.dto.js';

@PublicController('reservations/availability', 'reservations')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  @Get(':date/:partySize/:duration')
  @RateLimit('availability')
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({ summary: 'When a party can come on a date, for a visit of so many hours' })
  @ApiOkResponse({ type: AvailabilityDto })
  @FailsWith('validation_failed', 'ip_rate_limit', 'busy')
  async getAvailability(@Param() query: GetAvailabilityDto): Promise<AvailabilityDto> {
    const question = this.availability.requireStayWithinLimit(query.toQuestion(), query.date);
    return AvailabilityDto.from(await this.availability.findStartTimes(question));
  }

  @Get()
  @RateLimit('availability')
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({
    summary: 'When a party can come, evening by evening; days on which it cannot come anyway are left out',
  })
  @ApiOkResponse({ type: [EveningAvailabilityDto] })
  @FailsWith('validation_failed', 'ip_rate_limit', 'busy')
  async listAvailability(@Query() query: ListAvailabilityDto): Promise<EveningAvailabilityDto[]> {
    const question = this.availability.requireStayWithinLimit(query.toQuestion(), query.from);
    const evenings = await this.availability.findEveningsWithinRules(question);
    return evenings.map(({ date, startTimes }) => ({ date, ...AvailabilityDto.from(startTimes) }));
  }
}
