import { Body, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { IdParam } from '../../platform/http/fields/id-pipes.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { CurrentStaff, type StaffMember } from '../../platform/http/access/staff-member.js';
import { InvitationDto, InviteDto } from './invitation.dto.js';
import { InvitationsService } from './invitations.service.js';

@StaffController('admin/staff/invitations', 'staff')
@RequirePermission('staff.manage')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @ApiOperation({ summary: 'Who was invited and has not come yet' })
  @ApiOkResponse({ type: [InvitationDto] })
  listInvitations(): Promise<InvitationDto[]> {
    return this.invitations.listInvitations();
  }

  @Post()
  @ApiOperation({ summary: 'Invite a staff member by mail', description: 'The link works once, for 72 hours.' })
  @ApiCreatedResponse({ description: 'The mail is on its way' })
  @FailsWith('validation_failed', 'account_exists', 'already_invited')
  invite(@Body() invitation: InviteDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.invitations.invite(invitation, staff);
  }

  @Post(':id/again')
  @HttpCode(204)
  @ApiOperation({ summary: 'Send a new link for another 72 hours; the one before no longer works' })
  @ApiNoContentResponse()
  @FailsWith('not_found', 'resent_just_now')
  sendInvitationAgain(@IdParam() id: string, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.invitations.sendInvitationAgain(id, staff);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Withdraw an invitation: its link no longer works' })
  @ApiNoContentResponse()
  @FailsWith('not_found')
  withdrawInvitation(@IdParam() id: string, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.invitations.withdrawInvitation(id, staff);
  }
}
