import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BackgroundTasks } from '../../platform/http/server/background-tasks.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { SessionOptional } from '../../platform/http/access/route-access.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { RequestPasswordResetDto, PasswordResetPreviewDto, ResetPasswordDto } from './password-reset.dto.js';
import { LinkTokenDto } from '../accounts/link-token.dto.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('auth')
@SessionOptional()
@Controller('auth/reset')
@FailsWith('validation_failed', 'cross_site', 'ip_rate_limit', 'busy')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly backgroundTasks: BackgroundTasks,
  ) {}

  @Post()
  @HttpCode(202)
  @RateLimit('resetPerIp')
  @ApiOperation({
    summary: 'Ask for a new password',
    description: 'The same answer whether there is such an account or not. The link works once, for half an hour.',
  })
  @ApiAcceptedResponse()
  askForNewPassword(@Body() form: RequestPasswordResetDto): void {
    this.backgroundTasks.runInBackground(() => this.resets.requestReset(form), 'a new password could not be offered');
  }

  @Post('look')
  @HttpCode(200)
  @RateLimit('staffLinks')
  @ApiOperation({ summary: 'Whose password a link replaces' })
  @ApiOkResponse({ type: PasswordResetPreviewDto })
  @FailsWith('link_invalid')
  lookAtReset(@Body() { token }: LinkTokenDto): Promise<PasswordResetPreviewDto> {
    return this.resets.readResetPreview(token);
  }

  @Post('password')
  @HttpCode(204)
  @RateLimit('staffLinks')
  @ApiOperation({ summary: 'Set a new password by its link; every session ends, and a mail says so' })
  @ApiNoContentResponse()
  @FailsWith('link_invalid')
  resetPassword(@Body() replacement: ResetPasswordDto): Promise<void> {
    return this.resets.resetPassword(replacement);
  }
}
