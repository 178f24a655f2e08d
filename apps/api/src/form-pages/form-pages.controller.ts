import { type FormKind, type Language, formPaths } from '@strapec/domain';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../http/public.decorator.js';
import { sendPage } from '../http/standing-page.js';
import { RateLimit } from '../limits/rate-limit.decorator.js';
import { PageProblemFilter } from '../reservations/page-problem.filter.js';
import { FormPages } from './form-pages.js';

const pathsOf = (kind: FormKind): string[] => Object.values(formPaths[kind]);
const kinds = Object.keys(formPaths) as FormKind[];

/** Where contact, inquiry and newsletter are sent without script: a page for each in each language, outside /api. */
@ApiExcludeController()
@Public()
@UseFilters(PageProblemFilter)
@Controller()
export class FormPagesController {
  constructor(private readonly pages: FormPages) {}

  @Get(kinds.flatMap(pathsOf))
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const look = { ...formAt(request), asked: request.query };
    sendPage(response, await ('sent' in request.query ? this.pages.sent(look) : this.pages.show(look)), 'no-referrer');
  }

  @Post(pathsOf('message'))
  @RateLimit('contact')
  sendMessage(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response);
  }

  @Post(pathsOf('inquiry'))
  @RateLimit('inquiry')
  sendInquiry(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response);
  }

  @Post(pathsOf('newsletter'))
  @RateLimit('newsletter')
  subscribe(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response);
  }

  private async send(request: Request, response: Response): Promise<void> {
    const asked = (request.body as Record<string, unknown> | undefined) ?? {};
    const isForeign = request.get('sec-fetch-site') === 'cross-site';
    const page = await this.pages.send({ ...formAt(request), asked }, isForeign);
    if (page) sendPage(response, page, 'no-referrer');
    else response.redirect(303, `${request.path}?sent`);
  }
}

function formAt({ path }: Request): { kind: FormKind; language: Language } {
  const kind = kinds.find((one) => pathsOf(one).includes(path)) ?? 'message';
  return { kind, language: formPaths[kind].en === path ? 'en' : 'sk' };
}
