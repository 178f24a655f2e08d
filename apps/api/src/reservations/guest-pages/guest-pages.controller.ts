import { type GuestPress, guestPresses, linksPaths, reservePaths } from '@strapec/domain';
import {
  type ExecutionContext,
  Controller,
  Get,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseFilters,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { languageAt, sentBy } from './guest-page-paths.js';
import { Public } from '../../platform/http/access/public.decorator.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { type Page, sendPage } from '../../platform/http/server/html-page.js';
import { ChangePages } from './change-page.js';
import { LinkPages } from './link-pages.js';
import { ReservePages } from './reserve-page.js';
import { GuestPages, type SentPress } from './guest-pages.js';
import { ProblemPages } from './problem-pages.js';
import { ReservationCalendars } from '../booking/reservation-calendars.js';

/** Without API documentation. */
const GuestPage = (...paths: string[]): ClassDecorator =>
  applyDecorators(ApiExcludeController(), Public(), UseFilters(ProblemPages), Controller(paths));

const Pressed = createParamDecorator((_data: unknown, context: ExecutionContext): SentPress => {
  const request = context.switchToHttp().getRequest<Request<{ token: string }>>();
  return {
    token: request.params.token,
    language: textOf(request.query.lang),
    ip: clientIp(request),
    ...sentBy(request),
  };
});

@GuestPage('r')
class GuestPagesController {
  constructor(
    private readonly pages: GuestPages,
    private readonly changePages: ChangePages,
    private readonly calendars: ReservationCalendars,
  ) {}

  @Get(':token')
  @RateLimit('availability')
  async show(@Param('token') token: string, @Query('lang') lang: unknown, @Res() response: Response): Promise<void> {
    sendPage(response, await this.pages.drawGuestPage({ token, language: textOf(lang) }), 'no-referrer');
  }

  @Get(':token/change')
  @RateLimit('availability')
  async showChange(
    @Param('token') token: string,
    @Query() asked: Record<string, unknown>,
    @Res() response: Response,
  ): Promise<void> {
    const language = textOf(asked.lang);
    answer(response, await this.changePages.drawChangePage({ token, language }, asked), pathOf(token, language));
  }

  @Post(':token/change')
  @RateLimit('availability')
  async change(@Pressed() press: SentPress, @Res() response: Response): Promise<void> {
    answer(response, await this.changePages.save(press), pathOf(press.token, press.language));
  }

  @Get(':token/calendar.ics')
  @RateLimit('availability')
  async getCalendar(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const calendar = await this.calendars.ofGuest(token);
    if (calendar === null) return response.redirect(303, pathOf(token));
    response
      .setHeader('Cache-Control', 'no-store')
      .setHeader('X-Robots-Tag', 'noindex')
      .setHeader('Content-Type', 'text/calendar; charset=utf-8')
      // iOS opens an inline file in its calendar; an attachment is only saved, and some in-app browsers ignore it
      .setHeader('Content-Disposition', `inline; filename="${calendar.filename}"`)
      .send(calendar.content);
  }

  /** Only a POST changes anything. */
  @Get(':token/:action')
  showInstead(@Param('token') token: string, @Res() response: Response): void {
    response.redirect(303, pathOf(token));
  }

  @Post(':token/:action')
  @RateLimit('availability')
  async press(@Param('action') action: string, @Pressed() press: SentPress, @Res() response: Response): Promise<void> {
    if (!isPress(action)) return response.redirect(303, pathOf(press.token));
    answer(response, await this.pages.press(action, press), pathOf(press.token, press.language));
  }
}

const isPress = (text: string): text is GuestPress => guestPresses.includes(text as GuestPress);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function pathOf(token: string, language?: string): string {
  const query = language === undefined ? '' : `?lang=${encodeURIComponent(language)}`;
  return `/r/${encodeURIComponent(token)}${query}`;
}

function answer(response: Response, page: Page | null, next: string): void {
  if (page) sendPage(response, page, 'no-referrer');
  else response.redirect(303, next);
}

@GuestPage(...Object.values(reservePaths))
class ReservePagesController {
  constructor(private readonly pages: ReservePages) {}

  @Get()
  @RateLimit('availability')
  async show(
    @Query() asked: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const look = { language: languageAt(request), asked };
    sendPage(
      response,
      await ('sent' in asked ? this.pages.sent(look) : this.pages.drawReservePage(look)),
      'no-referrer',
    );
  }

  @Post()
  @RateLimit('reservation')
  async reserve(@Req() request: Request, @Res() response: Response): Promise<void> {
    const language = languageAt(request);
    const { form: asked, isForeign } = sentBy(request);
    const page = await this.pages.reserve({ language, asked, isForeign, ip: clientIp(request) });
    answer(response, page, `${reservePaths[language]}?sent`);
  }
}

@GuestPage(...Object.values(linksPaths))
class LinkPagesController {
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
    const page = await this.pages.sendLinks({ email: form.email, language, isForeign });
    if (page) sendPage(response, page);
    else response.redirect(303, `${linksPaths[language]}?sent`);
  }
}

export const guestPageControllers = [GuestPagesController, ReservePagesController, LinkPagesController];
