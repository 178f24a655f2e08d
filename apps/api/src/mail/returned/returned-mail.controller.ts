import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { hasBearerToken } from '../../platform/http/access/bearer-token.js';
import { readBytes } from '../../platform/http/server/large-body.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { Public } from '../../platform/http/access/route-access.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { type ReturnedMailOutcome, RecordReturnedMail, maxReturnedMailBytes } from './record-returned-mail.js';

/** For the venue's own mail server. Without the token the body is not read. */
@ApiExcludeController()
@Public()
@Controller('mail/returned')
export class ReturnedMailController {
  constructor(
    private readonly recorder: RecordReturnedMail,
    private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit('returnedMail')
  async recordReturnedMail(@Req() request: Request): Promise<{ outcome: ReturnedMailOutcome }> {
    const { bounceToken } = this.settings.mail;
    if (bounceToken === null) throw new Problem('not_found');
    const isTokenRight = hasBearerToken(request, bounceToken);
    if (!isTokenRight) throw new Problem('unauthenticated', { message: 'The token is not right.' });
    if (!request.is('message/rfc822')) throw new Problem('unsupported_media_type', { message: 'Send message/rfc822.' });
    return { outcome: await this.recorder.recordReturnedMail(await readBytes(request, maxReturnedMailBytes)) };
  }
}
