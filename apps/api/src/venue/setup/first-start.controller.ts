import { Body, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { FirstStartDto, FirstStartService, MarkFirstStartDto } from './first-start.service.js';
import { SampleDto, SampleVenueService } from './sample-venue.service.js';

@StaffController('admin', 'venue')
@RequirePermission('venue.change')
export class FirstStartController {
  constructor(
    private readonly firstStart: FirstStartService,
    private readonly sampleVenue: SampleVenueService,
  ) {}

  @Get('first-start')
  @ApiOperation({ summary: 'How far a new venue has been set up' })
  @ApiOkResponse({ type: FirstStartDto })
  getFirstStart(): Promise<FirstStartDto> {
    return this.firstStart.getFirstStart();
  }

  @Put('first-start')
  @ApiOperation({ summary: 'Mark a step as done or not done, or dismiss the setup' })
  @ApiOkResponse({ type: FirstStartDto })
  @FailsWith('validation_failed')
  markFirstStart(@Body() request: MarkFirstStartDto, @CurrentStaff() staff: StaffMember): Promise<FirstStartDto> {
    return this.firstStart.setMark(request, staff);
  }

  @Get('sample')
  @ApiOperation({ summary: 'How much of the sample venue is left as it came' })
  @ApiOkResponse({ type: SampleDto })
  getSample(): Promise<SampleDto> {
    return this.sampleVenue.countSample();
  }

  @Delete('sample')
  @ApiOperation({
    summary: 'Take the sample venue away; what staff have changed or added stays, and every reservation',
  })
  @ApiOkResponse({ type: SampleDto, description: 'What is left' })
  removeSample(@CurrentStaff() staff: StaffMember): Promise<SampleDto> {
    return this.sampleVenue.removeSample(staff);
  }

  @Post('sample')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring back what is missing of the sample venue; nothing that is there is touched' })
  @ApiOkResponse({ type: SampleDto })
  loadSample(@CurrentStaff() staff: StaffMember): Promise<SampleDto> {
    return this.sampleVenue.loadSample(staff);
  }
}
