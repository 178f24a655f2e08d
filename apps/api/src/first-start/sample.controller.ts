import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../http/for-staff.decorator.js';
import { May } from '../http/may.decorator.js';
import { FailsWith } from '../http/problem.dto.js';
import { type StaffMember, SignedIn } from '../http/staff-member.js';
import { SampleDto, SampleService } from './sample.service.js';

@ApiTags('house')
@ForStaff()
@Controller('admin/sample')
export class SampleController {
  constructor(private readonly sample: SampleService) {}

  @Get()
  @May('house.change')
  @ApiOperation({ summary: 'How much of the sample house is left as it came' })
  @ApiOkResponse({ type: SampleDto })
  getSample(): Promise<SampleDto> {
    return this.sample.count();
  }

  @Delete()
  @May('house.change')
  @ApiOperation({
    summary: 'Take the sample house away; what staff have changed or added stays, and every reservation',
  })
  @ApiOkResponse({ type: SampleDto, description: 'What is left' })
  @FailsWith('malformed_request', 'payload_too_large', 'unsupported_media_type')
  removeSample(@SignedIn() staff: StaffMember): Promise<SampleDto> {
    return this.sample.remove(staff);
  }

  @Post()
  @May('house.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring back what is missing of the sample house; nothing that is there is touched' })
  @ApiOkResponse({ type: SampleDto })
  @FailsWith('malformed_request', 'payload_too_large', 'unsupported_media_type')
  loadSample(@SignedIn() staff: StaffMember): Promise<SampleDto> {
    return this.sample.load(staff);
  }
}
