import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Sessions } from '../../auth/sessions/sessions.js';
import { toVenuePageFields } from '../core/business-details.js';
import { SiteVersion } from '../core/site-version.js';
import { BusinessDetailsReader } from '../core/business-details-reader.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type PageValues, sendPage, compileHtmlPage } from '../../platform/http/server/html-page.js';
import { resolvePageLanguage } from './page-address.js';

/** Sign-in needs the venue's name from `/api/site`. */
const alwaysOpenPathPattern =
  /^\/(?:(?:admin|r|assets|images|media|api\/(?:admin|auth|health|docs|docs-json|dev|site|guest\/reservations|mail\/returned))(?:\/|$)|(?!llms\.txt|sitemap\.xml)[\w.-]+\.\w+$)/;
const apiPathPattern = /^\/(?:api|mcp|\.well-known|llms\.txt|sitemap\.xml)(?:\/|$)/;

const retryAfter = 3_600; // seconds

@Injectable()
export class NotOpenYetMiddleware {
  constructor(
    private readonly siteVersion: SiteVersion,
    private readonly sessions: Sessions,
    private readonly detailsReader: BusinessDetailsReader,
  ) {}

  handle = (request: Request, response: Response, next: NextFunction): void => {
    if (this.siteVersion.isOpened || alwaysOpenPathPattern.test(request.path)) next();
    else this.answerUnlessStaff(request, response).then((mayPass) => mayPass && next(), next);
  };

  private async answerUnlessStaff(request: Request, response: Response): Promise<boolean> {
    if (await this.isStaff(request, response)) return true;
    if (apiPathPattern.test(request.path)) {
      sendProblem(response, new Problem('not_open_yet', { retryAfter }));
    } else await this.sendPreparingPage(request, response);
    return false;
  }

  private async isStaff(request: Request, response: Response): Promise<boolean> {
    if (request.headers.cookie === undefined) return false;
    await this.sessions.loadSession(request, response);
    return (await this.sessions.findSignedInUser(request)) !== null;
  }

  private async sendPreparingPage(request: Request, response: Response): Promise<void> {
    const language = resolvePageLanguage(request.url, request.headers.cookie);
    const businessDetails = await this.detailsReader.readDetails(language);
    const html = renderPreparingPage({ language, ...pageTexts[language], ...toVenuePageFields(businessDetails) });
    sendPage(response, { status: 503, html, retryAfter });
  }
}

const pageTexts = {
  sk: { title: 'Pripravujeme', lead: 'Náš web ešte nie je otvorený. Príďte sa pozrieť o\u00a0pár dní.' },
  en: { title: 'Opening soon', lead: 'Our website is not open yet. Please come back in a few days.' },
};

const renderPreparingPage = compileHtmlPage<PageValues & ReturnType<typeof toVenuePageFields> & { lead: string }>(`
  <h1>{{title}}</h1>
  <p>{{lead}}</p>
  {{#if businessDetails.city}}<p>{{businessDetails.city}}</p>{{/if}}
  {{#if businessDetails.phone}}<p class="address"><a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}`);
