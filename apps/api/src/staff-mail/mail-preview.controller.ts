import { languages } from '@strapec/domain';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Problem } from '../http/problem.js';
import { noStoredPage } from '../http/security-headers.js';
import { Public } from '../http/public.decorator.js';
import { mailKinds } from '../mail/mail-kinds.js';
import { type MailPreview, MailPreviewService } from './mail-preview.service.js';
import { previewPage, previewPolicy } from './preview-page.js';

/** For whoever works on the templates; not for production, and no part of the API. */
@ApiExcludeController()
@Public()
@Controller('dev/mails')
export class MailPreviewController {
  constructor(private readonly previews: MailPreviewService) {}

  @Get()
  async listMails(@Res() response: Response): Promise<void> {
    sendHtml(response, previewPage(await this.previews.all()));
  }

  @Get(':kind/:language')
  async showMail(@Param() asked: Record<string, string>, @Res() response: Response): Promise<void> {
    sendHtml(response, (await this.find(asked)).html);
  }

  @Get(':kind/:language/text')
  async showText(@Param() asked: Record<string, string>, @Res() response: Response): Promise<void> {
    const { subject, text } = await this.find(asked);
    response.type('text/plain; charset=utf-8').send(`${subject}\n\n${text}`);
  }

  private async find(asked: Record<string, string>): Promise<MailPreview> {
    const kind = mailKinds.find((one) => one === asked['kind']);
    const language = languages.find((one) => one === asked['language']);
    if (!kind || !language) throw new Problem('not_found');
    return this.previews.one(kind, language);
  }
}

function sendHtml(response: Response, html: string): void {
  response.setHeader('Content-Security-Policy', previewPolicy).setHeader('Cache-Control', noStoredPage);
  response.type('html').send(html);
}
