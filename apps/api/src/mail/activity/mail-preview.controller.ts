import { type Language, languages } from '@strapec/domain';
import Handlebars from 'handlebars';
import { Controller, Get, Module, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { type MailKind, mailKinds, mailTopic } from '../rendering/mail-kinds.js';
import { type MailContent, MailRenderer } from '../rendering/mail-renderer.js';
import { Clock } from '../../platform/clock/clock.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { pageCacheControl } from '../../platform/http/server/security-headers.js';
import { Public } from '../../platform/http/access/route-access.js';
import { sampleRowInserters } from './sample-rows.js';
import { MailModule } from '../mail.module.js';

const previewSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

const previewStyle = `
  body { margin: 0 auto; max-width: 1520px; padding: 24px; font: 16px/1.5 sans-serif; }
  nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
  section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(390px, 100%), 1fr)); gap: 24px; }
  h2 { grid-column: 1 / -1; margin: 48px 0 0; }
  article { min-width: 0; }
  iframe { box-sizing: border-box; width: 100%; height: 900px; border: 1px solid; }
  pre { white-space: pre-wrap; }
`;

const renderPreview = Handlebars.compile(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Mails of the bar</title><style>${previewStyle}</style></head>
<body>
<h1>Mails of the bar</h1>
<p>Written by the real templates about people who do not exist. In production this page does not exist either.</p>
<nav>{{#each kinds}}<a href="#{{kind}}">{{kind}}</a>{{/each}}</nav>
{{#each kinds}}
<section id="{{kind}}">
  <h2>{{kind}}</h2>
  {{#each mails}}
  <article lang="{{language}}">
    <p><strong>{{subject}}</strong></p>
    <p><a href="mails/{{../kind}}/{{language}}">HTML</a> · <a href="mails/{{../kind}}/{{language}}/text">text</a>
      {{#each attachments}}· {{filename}}{{/each}}</p>
    <iframe sandbox title="{{subject}}" srcdoc="{{html}}" loading="lazy"></iframe>
    <details><summary>Text</summary><pre>{{text}}</pre></details>
  </article>
  {{/each}}
</section>
{{/each}}
</body>
</html>
`);

/** For developers of the templates; not in production. The sample rows are rolled back. */
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
  async showAllMails(@Res() response: Response): Promise<void> {
    const kinds = [];
    for (const kind of mailKinds) {
      const mails = [];
      for (const language of languages) mails.push({ language, ...(await this.renderSampleMail(kind, language)) });
      kinds.push({ kind, mails });
    }
    sendHtml(response, renderPreview({ kinds }));
  }

  @Get(':kind/:language')
  async showMail(@Param() params: Record<string, string>, @Res() response: Response): Promise<void> {
    sendHtml(response, (await this.requireSampleMail(params)).html);
  }

  @Get(':kind/:language/text')
  async showMailText(@Param() params: Record<string, string>, @Res() response: Response): Promise<void> {
    const { subject, text } = await this.requireSampleMail(params);
    response.type('text/plain; charset=utf-8').send(`${subject}\n\n${text}`);
  }

  private async requireSampleMail(params: Record<string, string>): Promise<MailContent> {
    const kind = mailKinds.find((one) => one === params['kind']);
    const language = languages.find((one) => one === params['language']);
    if (!kind || !language) throw new Problem('not_found');
    return this.renderSampleMail(kind, language);
  }

  private async renderSampleMail(kind: MailKind, language: Language): Promise<MailContent> {
    const queryRunner = this.source.createQueryRunner();
    await queryRunner.startTransaction();
    try {
      const rowId = await sampleRowInserters[mailTopic(kind)](queryRunner.manager, {
        kind,
        language,
        now: this.clock.now(),
      });
      const mail = { kind, language, recipient: 'guest@example.com', reservationId: null, payload: { rowId } };
      return await this.renderer.renderMail(mail, queryRunner.manager);
    } finally {
      await queryRunner.rollbackTransaction().finally(() => queryRunner.release());
    }
  }
}

function sendHtml(response: Response, html: string): void {
  response.setHeader('Content-Security-Policy', previewSecurityPolicy).setHeader('Cache-Control', pageCacheControl);
  response.type('html').send(html);
}

@Module({ imports: [MailModule], controllers: [MailPreviewController] })
export class MailPreviewModule {}
