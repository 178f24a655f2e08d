import { linksPaths } from '@strapec/domain';
import { Body, Controller, Get, HttpCode, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiAcceptedResponse, ApiExcludeController, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { languageAt, sentBy } from '../../../platform/http/server/guest-page-paths.js';
import { Public } from '../../../platform/http/access/public.decorator.js';
import { sendPage } from '../../../platform/http/server/html-page.js';
import { RateLimit } from '../../../platform/rate-limits/rate-limit.decorator.js';
import { ProblemPages } from '../parts/problem-pages.js';
import { LinkPages } from './link-pages.js';
import { FailsWith } from '../../../platform/http/problems/problem.dto.js';
import { OwnPagesGuard } from '../../../auth/sessions/own-pages.js';
import { AskLinksDto, SendLinks } from '../../guest-link/send-links.js';

@ApiTags('reservations')
@Public()
@Controller('guest/links')
export class GuestLinksController {
  constructor(private readonly links: SendLinks) {}

  @Post()
  @HttpCode(202)
  @UseGuards(OwnPagesGuard)
  @RateLimit('guestLinks')
  @ApiOperation({
    summary: 'Mail the links of all live reservations of an address to it',
    description: 'The same answer whether there are any or not. At most three mails an hour to one address.',
  })
  @ApiAcceptedResponse()
  @FailsWith('malformed_request', 'validation_failed', 'cross_site', 'ip_rate_limit', 'busy')
  @FailsWith('payload_too_large', 'unsupported_media_type')
  async sendGuestLinks(@Body() asked: AskLinksDto): Promise<void> {
    await this.links.begin(asked);
  }
}

/** Guests who have lost their link ask for it without script: one page per language, outside /api. */
@ApiExcludeController()
@Public()
@UseFilters(ProblemPages)
@Controller(Object.values(linksPaths))
export class LinkPagesController {
  constructor(private readonly pages: LinkPages) {}

  @Get()
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const language = languageAt(request);
    sendPage(response, await ('sent' in request.query ? this.pages.sent(language) : this.pages.ask(language)));
  }

  @Post()
  @RateLimit('guestLinks')
  async send(@Req() request: Request, @Res() response: Response): Promise<void> {
    const language = languageAt(request);
    const { form, isForeign } = sentBy(request);
    const page = await this.pages.send({ email: form.email, language, isForeign });
    if (page) sendPage(response, page);
    else response.redirect(303, `${linksPaths[language]}?sent`);
  }
}
