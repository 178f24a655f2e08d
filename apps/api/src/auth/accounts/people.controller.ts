import { Body, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, May } from '../../platform/http/access/staff-controller.js';
import { IdParam } from '../../platform/http/fields/known-id.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { SignedIn, type StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeStaffMemberDto, StaffMemberDto } from './staff-user.dto.js';
import { PeopleService } from './people.service.js';

@StaffController('admin/staff', 'staff')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Get()
  @May('staff.manage')
  @ApiOperation({ summary: 'All accounts: owners first, then by name' })
  @ApiOkResponse({ type: [StaffMemberDto] })
  listStaff(): Promise<StaffMemberDto[]> {
    return this.people.listStaff();
  }

  @Patch(':id')
  @May('staff.manage')
  @ApiOperation({
    summary: 'Change the role of a staff member, disable their account or enable it again',
    description: 'Takes effect with their next call; a disabled account is signed out everywhere.',
  })
  @ApiOkResponse({ type: StaffMemberDto })
  @FailsWith('malformed_request', 'validation_failed', 'not_found', 'own_account')
  @FailsWith('payload_too_large', 'unsupported_media_type')
  changeStaffMember(
    @IdParam() id: string,
    @Body() change: ChangeStaffMemberDto,
    @SignedIn() staff: StaffMember,
  ): Promise<StaffMemberDto> {
    return this.people.changeStaffMember(id, change, staff);
  }
}
