import { Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import type { StaffRequest } from '../../platform/http/access/staff-member.js';
import { LiveStreams } from './live-streams.js';

@StaffController('admin/live', 'live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Get()
  @RequirePermission('reservations.see')
  @ApiOperation({
    summary: 'What changes in the venue, as it changes',
    description:
      'Server-sent events, each a JSON object: `{"topic":"evening","date","version"}`, `{"topic":"reservation","date","id"}` when a guest has reserved, `{"topic":"guest","date","id"}` when one has cancelled or changed a visit of that evening or asks for a change, `{"topic":"inbox"}`, `{"topic":"waitlist"}`, `{"topic":"menu"}`. They say where to look and nothing about anybody. After every connecting, read anew what is on show.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    schema: { type: 'string' },
    description:
      'Ends with the session; an empty event `beat` every 20 seconds. Of a session 6 and of a person 20 are open at a time: the oldest ends with the event `room`.',
  })
  subscribeToEvents(@Req() request: StaffRequest, @Res() response: Response): Promise<void> {
    return this.streams.openStream(request, response);
  }
}
