import { Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { PublicController } from '../platform/http/access/route-access.js';
import { PublicEventDto } from './event.dto.js';
import { EventsService } from './events.service.js';

@PublicController('events', 'events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({ summary: 'Public events from today on, soonest first' })
  @ApiOkResponse({ type: [PublicEventDto] })
  @FailsWith('busy')
  listPublicEvents(): Promise<PublicEventDto[]> {
    return this.events.listPublicEvents();
  }
}
