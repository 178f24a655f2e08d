import { type Language, languages } from '@strapec/domain';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { noStoredPage } from '../../platform/http/server/security-headers.js';
import { Public } from '../../platform/http/access/public.decorator.js';
import { type MailKind, mailKinds, topicOf } from '../rendering/mail-kinds.js';
import { type MailContent, MailRenderer } from '../rendering/mail-renderer.js';
import { madeUpRows } from './sample-rows.js';
import { type MailPreview, previewPage, previewPolicy } from './preview-page.js';

/** Thrown to roll back the sample rows. */
class Undone extends Error {}

/**
 * For developers of the templates; not in production, and not part of the API. The real renderer writes the mails from sample rows that are
 * never committed.
 */
@ApiExcludeController()
@Public()
@Controller('dev/mails')
export class MailPreviewController {
  constructor(
    private readonly source: DataSource,
    private readonly renderer: MailRenderer,
    private readonly clock: Clock,
  ) {}

  @Get()
  async listMails(@Res() response: Response): Promise<void> {
    const previews: MailPreview[] = [];
    for (const kind of mailKinds) {
      for (const language of languages) previews.push(await this.write(kind, language));
    }
    sendHtml(response, previewPage(previews));
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
    return this.write(kind, language);
  }

  private async write(kind: MailKind, language: Language): Promise<MailPreview> {
    const written: MailContent[] = [];
    const transaction = this.source.transaction(async (tx) => {
      const rowId = await madeUpRows[topicOf(kind)](tx, { kind, language, now: this.clock.now() });
      const mail = { kind, language, recipient: 'guest@example.com', reservationId: null, payload: { rowId } };
      written.push(await this.renderer.render(mail, tx));
      throw new Undone();
    });
    await transaction.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    const [content] = written;
    if (!content) throw new Error('The mail was not written');
    return { kind, language, ...content };
  }
}

function sendHtml(response: Response, html: string): void {
  response.setHeader('Content-Security-Policy', previewPolicy).setHeader('Cache-Control', noStoredPage);
  response.type('html').send(html);
}
