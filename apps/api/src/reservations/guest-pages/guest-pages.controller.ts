import { type OneTapAction, oneTapActions, lostLinkPaths, reservePaths } from '@strapec/domain';
import {
  type ExecutionContext,
  Controller,
  Get,
  Param,
  Post,
  Query,
  Res,
  UseFilters,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { detectRequestLanguage, readSubmission } from './guest-page-paths.js';
import { Public } from '../../platform/http/access/route-access.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { type PageResponse, sendPage } from '../../platform/http/server/html-page.js';
import { ChangePages } from './change-pages.js';
import { LostLinkPages } from './lost-link-pages.js';
import { type FormPageRequest, ReservePages } from './reserve-pages.js';
import { type GuestFormSubmission, type GuestPageRequest, GuestPages } from './guest-pages.js';
import { ProblemPages } from './problem-pages.js';
import { toTextOrEmpty } from './guest-form.js';
import { CalendarFiles } from '../reserving/calendar-files.js';

/** Without API documentation. */
const HtmlPageController = (...paths: string[]): ClassDecorator =>
  applyDecorators(ApiExcludeController(), Public(), UseFilters(ProblemPages), Controller(paths));

const CurrentSubmission = createParamDecorator((_data: unknown, context: ExecutionContext): GuestFormSubmission => {
  const request = context.switchToHttp().getRequest<Request<{ token: string }>>();
  return {
    token: request.params.token,
    language: toTextOrUndefined(request.query.lang),
    ip: clientIp(request),
    ...readSubmission(request),
  };
});

const CurrentPageRequest = createParamDecorator((_data: unknown, context: ExecutionContext): FormPageRequest => {
  const request = context.switchToHttp().getRequest<Request>();
  const { form, isCrossSite } = readSubmission(request);
  const formValues = request.method === 'POST' ? form : request.query;
  return { language: detectRequestLanguage(request), ip: clientIp(request), isCrossSite, formValues };
});

@HtmlPageController('r')
class GuestPagesController {
  constructor(
    private readonly pages: GuestPages,
    private readonly changePages: ChangePages,
    private readonly calendarFiles: CalendarFiles,
  ) {}

  @Get(':token')
  @RateLimit('availability')
  async showGuestPage(@CurrentSubmission() request: GuestFormSubmission, @Res() response: Response): Promise<void> {
    sendPage(response, await this.pages.renderGuestPage(request), 'no-referrer');
  }

  @Get(':token/change')
  @RateLimit('availability')
  async showChangePage(
    @CurrentSubmission() request: GuestFormSubmission,
    @Query() query: Record<string, unknown>,
    @Res() response: Response,
  ): Promise<void> {
    sendPageOrGoBack(response, await this.changePages.renderChangePage(request, query), request);
  }

  @Post(':token/change')
  @RateLimit('availability')
  async submitChange(@CurrentSubmission() submission: GuestFormSubmission, @Res() response: Response): Promise<void> {
    sendPageOrGoBack(response, await this.changePages.submitChange(submission), submission);
  }

  @Get(':token/calendar.ics')
  @RateLimit('availability')
  async getCalendar(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const calendarFile = await this.calendarFiles.getGuestCalendarFile(token);
    if (calendarFile === null) return response.redirect(303, guestPagePath(token));
    response
      .setHeader('Cache-Control', 'no-store')
      .setHeader('X-Robots-Tag', 'noindex')
      .setHeader('Content-Type', 'text/calendar; charset=utf-8')
      // iOS opens an inline file in its calendar; an attachment is only saved, and some in-app browsers ignore it
      .setHeader('Content-Disposition', `inline; filename="${calendarFile.filename}"`)
      .send(calendarFile.content);
  }

  /** Only a POST changes anything. */
  @Get(':token/:action')
  redirectToGuestPage(@Param('token') token: string, @Res() response: Response): void {
    response.redirect(303, guestPagePath(token));
  }

  @Post(':token/:action')
  @RateLimit('availability')
  async submitAction(
    @Param('action') action: string,
    @CurrentSubmission() submission: GuestFormSubmission,
    @Res() response: Response,
  ): Promise<void> {
    if (!isOneTapAction(action)) return response.redirect(303, guestPagePath(submission.token));
    sendPageOrGoBack(response, await this.pages.submitAction(action, submission), submission);
  }
}

const isOneTapAction = (text: string): text is OneTapAction => oneTapActions.includes(text as OneTapAction);
const toTextOrUndefined = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function guestPagePath(token: string, language?: string): string {
  const query = language === undefined ? '' : `?lang=${encodeURIComponent(language)}`;
  return `/r/${encodeURIComponent(token)}${query}`;
}

function sendPageOrGoBack(response: Response, page: PageResponse | null, { token, language }: GuestPageRequest): void {
  sendPageOrRedirect(response, page, guestPagePath(token, language));
}

function sendPageOrRedirect(response: Response, page: PageResponse | null, nextPath: string): void {
  if (page) sendPage(response, page, 'no-referrer');
  else response.redirect(303, nextPath);
}

@HtmlPageController(...Object.values(reservePaths))
class ReservePagesController {
  constructor(private readonly pages: ReservePages) {}

  @Get()
  @RateLimit('availability')
  async showReservePage(@CurrentPageRequest() request: FormPageRequest, @Res() response: Response): Promise<void> {
    const isSent = 'sent' in request.formValues;
    const page = await (isSent ? this.pages.renderSentPage(request) : this.pages.renderReservePage(request));
    sendPage(response, page, 'no-referrer');
  }

  @Post()
  @RateLimit('reservation')
  async submitReservation(@CurrentPageRequest() request: FormPageRequest, @Res() response: Response): Promise<void> {
    const page = await this.pages.submitReservation(request);
    sendPageOrRedirect(response, page, `${reservePaths[request.language]}?sent`);
  }
}

@HtmlPageController(...Object.values(lostLinkPaths))
class LostLinkPagesController {
  constructor(private readonly pages: LostLinkPages) {}

  @Get()
  async showLinkForm(@CurrentPageRequest() request: FormPageRequest, @Res() response: Response): Promise<void> {
    const { language, formValues } = request;
    sendPage(
      response,
      await ('sent' in formValues ? this.pages.renderSentPage(language) : this.pages.renderLinkForm(language)),
    );
  }

  @Post()
  @RateLimit('guestLinks')
  async submitLinkForm(@CurrentPageRequest() request: FormPageRequest, @Res() response: Response): Promise<void> {
    const { language, formValues, isCrossSite } = request;
    const page = await this.pages.submitLinkForm(language, toTextOrEmpty(formValues.email), isCrossSite);
    if (page) sendPage(response, page);
    else response.redirect(303, `${lostLinkPaths[language]}?sent`);
  }
}

export const guestPageControllers = [GuestPagesController, ReservePagesController, LostLinkPagesController];
