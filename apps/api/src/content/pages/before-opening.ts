import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Sessions } from '../../auth/sessions/sessions.js';
import { inPrint, phoneUrlOf } from '../core/business-details.js';
import { SiteVersion } from '../core/site-version.js';
import { CurrentBusinessDetails } from '../core/current-business-details.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { requestIdOf } from '../../platform/http/problems/request-id.js';
import { type HtmlPage, sendPage, htmlPage } from '../../platform/http/server/html-page.js';
import { pageLanguage } from './page-address.js';

/** Sign-in needs the venue's name from `/api/site`. */
const alwaysOpen =
  /^\/(?:(?:admin|r|assets|images|media|api\/(?:admin|auth|health|docs|docs-json|dev|site|guest\/reservations|mail\/returned))(?:\/|$)|(?!llms\.txt|sitemap\.xml)[\w.-]+\.\w+$)/;
const forPrograms = /^\/(?:api|mcp|\.well-known|llms\.txt|sitemap\.xml)(?:\/|$)/;

const retryAfter = 3_600; // seconds

@Injectable()
export class BeforeOpening {
  constructor(
    private readonly site: SiteVersion,
    private readonly sessions: Sessions,
    private readonly currentDetails: CurrentBusinessDetails,
  ) {}

  handle = (request: Request, response: Response, next: NextFunction): void => {
    if (this.site.isOpened || alwaysOpen.test(request.path)) next();
    else this.decide(request, response).then((mayPass) => mayPass && next(), next);
  };

  private async decide(request: Request, response: Response): Promise<boolean> {
    if (await this.isStaff(request, response)) return true;
    if (forPrograms.test(request.path)) {
      sendProblem(response, new Problem('not_open_yet', { retryAfter }), requestIdOf(request));
    } else await this.sendPage(request, response);
    return false;
  }

  private async isStaff(request: Request, response: Response): Promise<boolean> {
    if (request.headers.cookie === undefined) return false;
    await this.sessions.attach(request, response);
    return (await this.sessions.userOf(request)) !== null;
  }

  private async sendPage(request: Request, response: Response): Promise<void> {
    const language = pageLanguage(request.url, request.headers.cookie);
    const businessDetails = await this.currentDetails.inLanguage(language);
    const shown = {
      language,
      ...words[language],
      venue: businessDetails.name,
      businessDetails: inPrint(businessDetails),
      phoneUrl: phoneUrlOf(businessDetails),
    };
    sendPage(response, { status: 503, html: preparingPage(shown), retryAfter });
  }
}

const words = {
  sk: { title: 'Pripravujeme', lead: 'Náš web ešte nie je otvorený. Príďte sa pozrieť o\u00a0pár dní.' },
  en: { title: 'Opening soon', lead: 'Our website is not open yet. Please come back in a few days.' },
};

const preparingPage = htmlPage<
  HtmlPage & { lead: string; businessDetails: { city: string; phone: string }; phoneUrl: string }
>(`
  <h1>{{title}}</h1>
  <p>{{lead}}</p>
  {{#if businessDetails.city}}<p>{{businessDetails.city}}</p>{{/if}}
  {{#if businessDetails.phone}}<p class="address"><a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}`);
