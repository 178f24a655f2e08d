import { reservePaths } from '@strapec/domain';
import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { clientIp } from '../../../platform/http/access/client-ip.js';
import { languageAt, sentBy } from '../../../platform/http/server/guest-page-paths.js';
import { Public } from '../../../platform/http/access/public.decorator.js';
import { sendPage } from '../../../platform/http/server/html-page.js';
import { RateLimit } from '../../../platform/rate-limits/rate-limit.decorator.js';
import { ProblemPages } from '../parts/problem-pages.js';
import { ReservePages } from './reserve-pages.js';

/** Guests reserve a table without script: one page per language, outside /api. */
@ApiExcludeController()
@Public()
@UseFilters(ProblemPages)
@Controller(Object.values(reservePaths))
export class ReservePagesController {
  constructor(private readonly pages: ReservePages) {}

  @Get()
  @RateLimit('availability')
  async show(
    @Query() asked: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const look = { language: languageAt(request), asked };
    sendPage(response, await ('sent' in asked ? this.pages.sent(look) : this.pages.show(look)), 'no-referrer');
  }

  @Post()
  @RateLimit('reservation')
  async reserve(@Req() request: Request, @Res() response: Response): Promise<void> {
    const language = languageAt(request);
    const { form: asked, isForeign } = sentBy(request);
    const page = await this.pages.reserve({ language, asked, isForeign, ip: clientIp(request) });
    if (page) sendPage(response, page, 'no-referrer');
    else response.redirect(303, `${reservePaths[language]}?sent`);
  }
}
