import { Body, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Response } from 'express';
import { FormAnswerDto, FormFailsWith } from '../platform/http/fields/form-fields.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { PublicController } from '../platform/http/access/route-access.js';
import { sendPage } from '../platform/http/server/html-page.js';
import { RateLimit } from '../platform/rate-limits/rate-limit.decorator.js';
import { SubscribeDto } from './newsletter.dto.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';
import { UnsubscribeService } from './unsubscribe.service.js';

const htmlPageResponse = {
  description: 'A page for people, in both languages',
  content: { 'text/html': { schema: { type: 'string' } } },
};

@PublicController('newsletter', 'newsletter')
export class NewsletterController {
  constructor(
    private readonly newsletter: SubscribeToNewsletter,
    private readonly unsubscribePages: UnsubscribeService,
  ) {}

  @Post('subscribe')
  @HttpCode(200)
  @RateLimit('newsletter')
  @ApiOperation({
    summary: 'Subscribe to the newsletter',
    description: 'Twice is the same success and no second mail. An address that had unsubscribed is on the list again.',
  })
  @ApiOkResponse({ type: FormAnswerDto })
  @FormFailsWith()
  subscribeToNewsletter(@Body() form: SubscribeDto): Promise<FormAnswerDto> {
    return this.newsletter.subscribeToNewsletter(form);
  }

  @Get('unsubscribe/:token')
  @ApiOperation({ summary: 'The page that a newsletter links to: asks once more, and changes nothing' })
  @ApiParam({ name: 'token', description: 'From the link in the mail' })
  @ApiOkResponse(htmlPageResponse)
  @FailsWith('malformed_request', 'busy')
  async showUnsubscribe(@Param('token') token: string, @Res() response: Response): Promise<void> {
    sendPage(response, await this.unsubscribePages.renderQuestionPage(token));
  }

  @Post('unsubscribe/:token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Unsubscribes: the button of that page, or a mail program in one click (RFC 8058)',
    description: 'The body is not read. Doing it again changes nothing.',
  })
  @ApiParam({ name: 'token', description: 'From the link in the mail' })
  @ApiOkResponse(htmlPageResponse)
  @FailsWith('busy')
  async unsubscribe(@Param('token') token: string, @Res() response: Response): Promise<void> {
    sendPage(response, await this.unsubscribePages.unsubscribe(token));
  }
}
