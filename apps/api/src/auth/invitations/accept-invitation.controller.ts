import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { LinkTokenDto } from '../accounts/link-token.dto.js';
import { StaffUserDto } from '../accounts/staff-user.dto.js';
import { SignedInDto } from '../sign-in/sign-in.dto.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { SessionOptional } from '../../platform/http/access/route-access.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { AcceptInvitation } from './accept-invitation.js';
import { AcceptInvitationDto, InvitationPreviewDto } from './invitation.dto.js';

/** The token is in the body: logs and browser history do not contain it. */
@ApiTags('auth')
@SessionOptional()
@Controller('auth/invitation')
@FailsWith('validation_failed', 'cross_site', 'link_invalid', 'ip_rate_limit', 'busy')
export class AcceptInvitationController {
  constructor(private readonly invitations: AcceptInvitation) {}

  @Post('look')
  @HttpCode(200)
  @RateLimit('staffLinks')
  @ApiOperation({ summary: 'What an invitation is to' })
  @ApiOkResponse({ type: InvitationPreviewDto })
  lookAtInvitation(@Body() { token }: LinkTokenDto): Promise<InvitationPreviewDto> {
    return this.invitations.readInvitationPreview(token);
  }

  @Post()
  @HttpCode(200)
  @RateLimit('staffLinks')
  @ApiOperation({ summary: 'Accept an invitation: the account is made, and the answer sets the session cookie' })
  @ApiOkResponse({ type: SignedInDto })
  @FailsWith('account_exists')
  async acceptInvitation(@Body() form: AcceptInvitationDto, @Req() request: Request): Promise<SignedInDto> {
    return { user: StaffUserDto.from(await this.invitations.acceptInvitation(form, request)) };
  }
}
