import type { Language } from '@strapec/domain';
import Handlebars from 'handlebars';
import type { MailKind } from '../rendering/mail-kinds.js';
import type { MailContent } from '../rendering/mail-renderer.js';

export interface MailPreview extends MailContent {
  kind: MailKind;
  language: Language;
}

/** The frames contain the mails; scripts are blocked. */
export const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

const style = `
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 1520px; padding: 24px; background: #faf6ef; color: #241417;
    font: 16px/1.5 Figtree, 'Helvetica Neue', Arial, sans-serif; }
  h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 500; }
  nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
  a { color: #7b2334; }
  section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(390px, 100%), 1fr)); gap: 24px; }
  h2 { grid-column: 1 / -1; margin: 48px 0 0; }
  article { min-width: 0; }
  p { margin: 0 0 8px; }
  iframe { width: 100%; height: 900px; border: 1px solid #d9cbb8; background: #fff; }
  pre { overflow: auto; padding: 16px; background: #fff; white-space: pre-wrap; }
`;

const template = Handlebars.compile(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Mails of the bar</title><style>${style}</style></head>
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
    <p><a href="mails/{{kind}}/{{language}}">HTML</a> · <a href="mails/{{kind}}/{{language}}/text">text</a>
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

export function previewPage(mails: readonly MailPreview[]): string {
  const kinds = [...new Set(mails.map(({ kind }) => kind))];
  return template({ kinds: kinds.map((kind) => ({ kind, mails: mails.filter((mail) => mail.kind === kind) })) });
}
