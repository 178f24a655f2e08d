import { Body, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { IdParam } from '../../platform/http/fields/id-pipes.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { CurrentStaff, type StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeStaffMemberDto, StaffMemberDto } from './staff-members.dto.js';
import { StaffMembersService } from './staff-members.service.js';

@StaffController('admin/staff', 'staff')
@RequirePermission('staff.manage')
export class StaffMembersController {
  constructor(private readonly staffMembers: StaffMembersService) {}

  @Get()
  @ApiOperation({ summary: 'All accounts: owners first, then by name' })
  @ApiOkResponse({ type: [StaffMemberDto] })
  listStaff(): Promise<StaffMemberDto[]> {
    return this.staffMembers.listStaff();
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Change the role of a staff member, disable their account or enable it again',
    description: 'Takes effect with their next call; a disabled account is signed out everywhere.',
  })
  @ApiOkResponse({ type: StaffMemberDto })
  @FailsWith('validation_failed', 'not_found', 'own_account')
  changeStaffMember(
    @IdParam() id: string,
    @Body() change: ChangeStaffMemberDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffMemberDto> {
    return this.staffMembers.changeStaffMember(id, change, staff);
  }
}
