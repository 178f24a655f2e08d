import { Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { FailsWith } from '../http/problems/problem.dto.js';
import { PublicController } from '../http/access/route-access.js';
import { RateLimit } from '../rate-limits/rate-limit.decorator.js';
import { Captcha } from './captcha.js';
import { CaptchaChallengeDto } from './captcha.dto.js';

@PublicController('captcha', 'captcha')
export class CaptchaController {
  constructor(private readonly captcha: Captcha) {}

  @Get('challenge')
  @RateLimit('captcha')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: "A sum for the guest's device to solve; only where the venue's own captcha is used" })
  @ApiOkResponse({ type: CaptchaChallengeDto })
  @FailsWith('not_found', 'ip_rate_limit')
  getCaptchaChallenge(): Promise<CaptchaChallengeDto> {
    return this.captcha.createChallenge();
  }
}
