import { Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RequirePermission, StaffController } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { CurrentStaff, type StaffMember } from '../../platform/http/access/staff-member.js';
import { CalendarService } from '../search/calendar.service.js';
import { ChangeStatus } from './change-status.js';
import { BusyDayDto, CalendarDateDto, CalendarDayDto, ListBusyDaysDto } from '../search/calendar-day.dto.js';
import { ClosedEveningDto } from '../undo/staff-action.dto.js';
import { FindPlacesDto, PlacesDto } from '../search/places.dto.js';
import { ListTablesDto, TablePlanDto } from '../search/table-plan.dto.js';

/** The version in an `If-None-Match` header. */
const etagPattern = /^(?:W\/)?"([\x21\x23-\x7e]*)"$/;

@StaffController('admin', 'calendar')
@FailsWith('validation_failed')
export class CalendarController {
  constructor(
    private readonly calendar: CalendarService,
    private readonly statusChanges: ChangeStatus,
  ) {}

  @Get('calendar/date/:date')
  @RequirePermission('reservations.see')
  @ApiOperation({
    summary: 'One evening: reservations with their tables, active events, counts; the room and the rules of that day',
    description: 'All data that the rules need to decide where a party can sit.',
  })
  @ApiHeader({ name: 'If-None-Match', required: false, description: 'The version that the client has, in quotes' })
  @ApiResponse({ status: 304, description: 'The client has this version' })
  @ApiOkResponse({ type: CalendarDayDto })
  async getCalendarDay(
    @Param() { date }: CalendarDateDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CalendarDayDto | undefined> {
    const knownVersion = etagPattern.exec(request.get('if-none-match') ?? '')?.[1] ?? null;
    const day = await this.calendar.getCalendarDayIfChanged(date, knownVersion);
    if (day) response.setHeader('ETag', `"${day.version}"`);
    else response.status(304);
    return day ?? undefined;
  }

  @Post('evenings/:date/close')
  @RequirePermission('reservations.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Close an evening: whose visit is over has left, or never came',
    description:
      'No mail is sent. Visits that are not over stay open; of two calls the later one finds nothing to close.',
  })
  @ApiOkResponse({ type: ClosedEveningDto })
  closeEvening(@Param() { date }: CalendarDateDto, @CurrentStaff() staff: StaffMember): Promise<ClosedEveningDto> {
    return this.statusChanges.closeEvening(date, staff);
  }

  @Get('calendar/days')
  @RequirePermission('reservations.see')
  @ApiOperation({ summary: 'The days of a span on which something is planned' })
  @ApiOkResponse({ type: [BusyDayDto] })
  getCalendarDays(@Query() query: ListBusyDaysDto): Promise<BusyDayDto[]> {
    return this.calendar.listBusyDays(query);
  }

  @Get('tables')
  @RequirePermission('reservations.see')
  @ApiOperation({ summary: 'The room on a date: tables and combinations in use' })
  @ApiOkResponse({ type: TablePlanDto })
  listTables(@Query() { date }: ListTablesDto): Promise<TablePlanDto> {
    return this.calendar.listTables(date);
  }

  @Get('places')
  @RequirePermission('reservations.see')
  @ApiOperation({ summary: 'When staff can enter a party, and where it could sit: asked while they type' })
  @ApiOkResponse({ type: PlacesDto })
  @FailsWith('busy')
  findPlaces(@Query() query: FindPlacesDto): Promise<PlacesDto> {
    return this.calendar.findPlaces(query);
  }
}
