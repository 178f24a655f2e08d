import { type Language, addressIn } from '@strapec/domain';
import Handlebars from 'handlebars';
import type { Venue } from '../site-content/venue.js';
import { type UnsubscribeState, unsubscribeTexts } from './unsubscribe-texts.js';

/** No script, and no file but the house's typefaces; the one form goes back to where the page came from. */
export const unsubscribePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface UnsubscribeScene {
  state: UnsubscribeState;
  /** The subscriber's; the other one stands below it. */
  language: Language;
  venue: Venue;
}

// Colours and measures of the public pages (the web's theme); of their files the page loads the typefaces alone.
const style = `
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 40px 24px; background: #1a070b;
    background-image: radial-gradient(60rem 40rem at 50% -10%, #3a141c 0%, #1a070b 70%); color: #f6ece0;
    font: 18px/1.6 Figtree, 'Figtree Fallback', 'Helvetica Neue', Arial, sans-serif; font-synthesis: none; }
  main { width: 100%; max-width: 32rem; text-align: center; }
  svg { color: #d9b27c; }
  .name { margin: 8px 0 40px; color: #d9b27c; font-size: 14px; font-weight: 600; letter-spacing: 0.16em; text-transform: uppercase; }
  h1, h2 { margin: 0 0 16px; font-family: Fraunces, 'Fraunces Fallback', Georgia, serif; font-weight: 400; line-height: 1.1;
    letter-spacing: -0.015em; text-wrap: balance; }
  h1 { font-size: clamp(36px, 8vw, 56px); }
  h2 { margin-bottom: 8px; font-size: 24px; letter-spacing: 0; }
  p { margin: 0 auto; max-width: 28rem; text-wrap: pretty; }
  .action { display: inline-block; min-height: 48px; margin-top: 32px; padding: 12px 28px; border: 1px solid #a8505f;
    border-radius: 4px; background: #7b2334; color: #f6ece0; font: 600 16px/1.4 Figtree, 'Figtree Fallback', sans-serif;
    text-decoration: none; cursor: pointer; }
  .action:hover { background: #93293f; }
  .action:focus-visible { outline: 2px solid #d9b27c; outline-offset: 3px; }
  .action.quiet { border-color: #d9b27c; background: transparent; color: #f6ece0; }
  .address { margin-top: 32px; }
  .address a { color: #d9b27c; }
  section { margin-top: 48px; padding-top: 32px; border-top: 1px solid rgb(217 178 124 / 35%); color: #cdb9ad; }
`;

const grapes = `<svg viewBox="0 0 32 32" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.4"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="9" cy="14" r="3.4"/><circle cx="16"
  cy="14" r="3.4"/><circle cx="23" cy="14" r="3.4"/><circle cx="12.5" cy="20.2" r="3.4"/><circle cx="19.5" cy="20.2"
  r="3.4"/><circle cx="16" cy="26.4" r="3.4"/><path d="M16 10.4c0-2.6.4-4.6 1.8-6.6M16.2 7.6c2.2-3.8 6.4-4.4
  9.6-2.4-1.8 3.6-6 4.8-9.6 2.4z"/></svg>`;

const template = Handlebars.compile(`<!doctype html>
<html lang="{{language}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{first.title}} · {{venue.name}}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/typefaces.css">
<style>${style}</style>
</head>
<body>
<main>
  ${grapes}
  <p class="name">{{venue.name}}</p>
  <h1>{{first.title}}</h1>
  <p>{{first.lead}}</p>
  {{#if isQuestion}}
  <form method="post"><button class="action">{{first.action}}</button></form>
  {{else}}
  <a class="action quiet" href="{{homePath}}">{{first.action}}</a>
  {{/if}}
  <section lang="{{otherLanguage}}">
    <h2>{{second.title}}</h2>
    <p>{{second.lead}}</p>
  </section>
  {{#unless isQuestion}}
  <p class="address"><a href="mailto:{{venue.email}}">{{venue.email}}</a></p>
  {{/unless}}
</main>
</body>
</html>
`);

/** The page behind the unsubscribe link. It names nobody: links are forwarded. */
export function unsubscribePage({ state, language, venue }: UnsubscribeScene): string {
  const otherLanguage = language === 'sk' ? 'en' : 'sk';
  return template({
    language,
    otherLanguage,
    venue,
    first: unsubscribeTexts[language][state],
    second: unsubscribeTexts[otherLanguage][state],
    isQuestion: state === 'ask',
    homePath: addressIn(language, '/'),
  });
}
