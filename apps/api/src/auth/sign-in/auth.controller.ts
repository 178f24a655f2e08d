import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { SessionOptional } from '../../platform/http/access/route-access.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { StaffUserDto } from '../accounts/staff-user.dto.js';
import { AuthStatusDto, LoginDto, SignedInDto, SignedOutDto } from './sign-in.dto.js';
import { SignInGuard, SignIn } from './sign-in.js';
import { Sessions } from '../sessions/sessions.js';

@ApiTags('auth')
@SessionOptional()
@Controller('auth')
@FailsWith('cross_site', 'busy')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
  ) {}

  @Get('status')
  @ApiOperation({ summary: 'Who is signed in' })
  @ApiOkResponse({ type: AuthStatusDto })
  async getAuthStatus(@Req() request: Request): Promise<AuthStatusDto> {
    return AuthStatusDto.from(await this.sessions.findSignedInUser(request));
  }

  @Post('login')
  @HttpCode(200)
  @UseGuards(SignInGuard)
  @RateLimit('loginPerIp') // decorators apply from the bottom up: this limit runs before the guard above
  @ApiOperation({
    summary: 'Sign in with a user name or an e-mail',
    description: 'The answer sets the session cookie, under a new id each time.',
  })
  @ApiOkResponse({ type: SignedInDto })
  @FailsWith('validation_failed', 'invalid_credentials', 'ip_rate_limit')
  async login(@Body() credentials: LoginDto, @Req() request: Request): Promise<SignedInDto> {
    return { user: StaffUserDto.from(await this.signIn.signIn(request, credentials)) };
  }

  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign out; also allowed without a session' })
  @ApiOkResponse({ type: SignedOutDto })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SignedOutDto> {
    await this.sessions.endSession(request, response);
    return { success: true };
  }
}
