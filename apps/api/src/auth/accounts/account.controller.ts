import { Body, Delete, Get, HttpCode, Param, Patch, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request } from 'express';
import { StaffUserDto } from './staff-user.dto.js';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { publicSessionIdPipe } from '../../platform/http/fields/id-pipes.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { CurrentStaff, type StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeAccountDto, ChangePasswordDto, SessionDto } from './account.dto.js';
import { AccountService } from './account.service.js';

@StaffController('admin/me', 'staff')
@RequirePermission('account.change')
export class AccountController {
  constructor(private readonly accountService: AccountService) {}

  @Patch()
  @ApiOperation({ summary: 'Change your own name and e-mail; wants your password' })
  @ApiOkResponse({ type: StaffUserDto })
  @FailsWith('validation_failed', 'ip_rate_limit')
  async changeMe(
    @Body() change: ChangeAccountDto,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<StaffUserDto> {
    return StaffUserDto.from(await this.accountService.changeProfile(change, staff, request));
  }

  @Put('password')
  @HttpCode(204)
  @ApiOperation({ summary: 'Change your own password; all your other sessions end, and a mail says so' })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'ip_rate_limit', 'changed_meanwhile')
  changeMyPassword(
    @Body() change: ChangePasswordDto,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<void> {
    return this.accountService.changePassword(change, staff, request);
  }

  @Get('sessions')
  @ApiOperation({ summary: 'Your sessions: this one, then the others by their last request' })
  @ApiOkResponse({ type: [SessionDto] })
  listMySessions(@CurrentStaff() staff: StaffMember, @Req() request: Request): Promise<SessionDto[]> {
    return this.accountService.listSessions(staff, request.sessionID);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign out one of your sessions' })
  @ApiNoContentResponse()
  @FailsWith('not_found')
  endMySession(@Param('id', publicSessionIdPipe) publicId: string, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.accountService.endOwnSession(publicId, staff);
  }

  @Delete('sessions')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign out all of your sessions but this one' })
  @ApiNoContentResponse()
  endMyOtherSessions(@CurrentStaff() staff: StaffMember, @Req() request: Request): Promise<void> {
    return this.accountService.endOtherSessions(staff, request.sessionID);
  }
}
