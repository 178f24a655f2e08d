import { type FormKind, formPaths } from '@strapec/domain';
import { Controller, Get, Post, Req, Res, type Type, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { detectRequestLanguage, readSubmission } from '../../reservations/guest-pages/guest-page-paths.js';
import { Public } from '../../platform/http/access/route-access.js';
import { sendPage } from '../../platform/http/server/html-page.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { ProblemPages } from '../../reservations/guest-pages/problem-pages.js';
import { FormPages } from './form-pages.js';

/** One page in each language, outside /api. */
function createFormPageController(kind: FormKind, rateLimit: 'contact' | 'inquiry' | 'newsletter'): Type {
  @ApiExcludeController()
  @Public()
  @UseFilters(ProblemPages)
  @Controller(Object.values(formPaths[kind]))
  class FormPageController {
    constructor(private readonly pages: FormPages) {}

    @Get()
    async showForm(@Req() request: Request, @Res() response: Response): Promise<void> {
      const form = { kind, language: detectRequestLanguage(request), formValues: request.query };
      const page = await ('sent' in form.formValues ? this.pages.renderThanks(form) : this.pages.renderForm(form));
      sendPage(response, page, 'no-referrer');
    }

    @Post()
    @RateLimit(rateLimit)
    async sendForm(@Req() request: Request, @Res() response: Response): Promise<void> {
      const { form: formValues, isCrossSite } = readSubmission(request);
      const form = { kind, language: detectRequestLanguage(request), formValues };
      const page = await this.pages.submitForm(form, isCrossSite);
      if (page) sendPage(response, page, 'no-referrer');
      else response.redirect(303, `${request.path}?sent`);
    }
  }
  return FormPageController;
}

export const formPageControllers = [
  createFormPageController('message', 'contact'),
  createFormPageController('inquiry', 'inquiry'),
  createFormPageController('newsletter', 'newsletter'),
];
