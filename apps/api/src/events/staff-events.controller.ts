import { Body, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { IdParam } from '../platform/http/fields/id-pipes.js';
import { StaffController, RequirePermission } from '../platform/http/access/staff-controller.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../platform/http/access/staff-member.js';
import { type Attempt, Idempotent, RequestAttempt } from '../platform/idempotency/idempotency-key.js';
import { CreateEventDto, EventDto, FailsForEvents, SavedEventDto, UpdateEventDto } from './event.dto.js';
import { EventsService } from './events.service.js';

@StaffController('admin/events', 'events')
export class StaffEventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @RequirePermission('events.see')
  @ApiOperation({ summary: 'All events, the latest date first' })
  @ApiOkResponse({ type: [EventDto] })
  listEvents(): Promise<EventDto[]> {
    return this.events.listEvents();
  }

  @Post()
  @RequirePermission('events.change')
  @ApiOperation({ summary: 'Plan an event; parties in its way are re-seated; parties that cannot be are named' })
  @ApiCreatedResponse({ type: SavedEventDto })
  @Idempotent()
  @FailsWith('validation_failed', 'not_found')
  @FailsForEvents('below_bookings', 'event_takes_tables', 'idempotency_in_flight', 'inquiry_has_event')
  createEvent(
    @Body() request: CreateEventDto,
    @RequestAttempt() attempt: Attempt,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedEventDto> {
    return this.events.createEvent(request, attempt, staff);
  }

  @Put(':id')
  @RequirePermission('events.change')
  @ApiOperation({
    summary: 'Change an event as a whole',
    description:
      'With `version`, the one that was edited, a change is refused when another was saved in between; without it the event is replaced as it stands.',
  })
  @ApiOkResponse({ type: SavedEventDto })
  @FailsWith('validation_failed', 'not_found')
  @FailsForEvents('below_bookings', 'event_takes_tables', 'changed_meanwhile')
  updateEvent(
    @IdParam() id: string,
    @Body() request: UpdateEventDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedEventDto> {
    return this.events.updateEvent(id, request, staff);
  }

  @Delete(':id')
  @RequirePermission('events.change')
  @ApiOperation({ summary: 'Take an event off; who had no table because of it is first to be seated, and is named' })
  @ApiOkResponse({ type: SavedEventDto, description: 'The event as it was' })
  @FailsWith('not_found')
  deleteEvent(@IdParam() id: string, @CurrentStaff() staff: StaffMember): Promise<SavedEventDto> {
    return this.events.deleteEvent(id, staff);
  }
}
