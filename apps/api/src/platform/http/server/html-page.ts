import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, computeAccentShades, defaultAccent } from '@strapec/domain';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Response } from 'express';
import Handlebars from 'handlebars';
import { pageCacheControl } from './security-headers.js';
import { encodeText } from './prepared-response.js';

/** A page that is rendered without the web app. */
export interface PageResponse {
  status: number;
  html: string;
  /** Seconds. */
  retryAfter?: number | undefined;
  /** By search engines. */
  isIndexed?: boolean;
}

export interface PageValues {
  language: string;
  title: string;
  venue: string;
  accent: string;
  /** Only of a page that may be indexed. */
  found?: IndexedPage;
}

export interface IndexedPage {
  description: string;
  origin: string;
  paths: Readonly<Record<Language, string>>;
  first: Language;
}

/** No script. Forms post to the origin of the page, and `robots.txt` may be read from it. */
const createHtmlPolicy = (html: string): string => {
  const styles = html.matchAll(/(?<=<style>)[^<]*/g);
  const styleHashes = [...styles].map(
    ([pageStyle]) => `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  );
  return `default-src 'none'; connect-src 'self'; style-src 'self' ${styleHashes.join(' ')}; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
};

const { accent, bright, edge } = computeAccentShades(defaultAccent);

// Colours and measures of the web's theme. The content starts at the top, because centred content would move while a long
// page is still loading.
const style = `
  :root { --night: #1a070b; --glow: #3a141c; --cream: #f6ece0; --muted: #cdb9ad; --brass: #d9b27c; --paper: #fffdf9; --ink: #241417;
    --faint: #6b5552; --line: #dccdbd; --raised: #f6eee2; --brass-ink: #80582a; --wine: ${accent}; --wine-bright: ${bright}; --wine-edge: ${edge};
    --good: #4f6b3a; --bad: #b3261e; --text: Figtree, 'Figtree Fallback', 'Helvetica Neue', Arial, sans-serif;
    --display: Fraunces, 'Fraunces Fallback', Georgia, serif; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; padding: clamp(40px, 9vh, 96px) 24px 40px; background: var(--night);
    background-image: radial-gradient(60rem 40rem at 50% -10%, var(--glow) 0%, var(--night) 70%); color: var(--cream);
    font: 18px/1.6 var(--text); font-synthesis: none; }
  main { max-width: 32rem; margin: 0 auto; text-align: center; }
  .name { margin: 8px auto 40px; color: var(--brass); font-size: 14px; font-weight: 600; letter-spacing: 0.16em; text-transform: uppercase; }
  h1, h2 { margin: 0 0 16px; font-family: var(--display); font-weight: 400; line-height: 1.1; letter-spacing: -0.015em; text-wrap: balance; }
  h1 { font-size: clamp(36px, 8vw, 56px); }
  h2 { margin-bottom: 8px; font-size: 24px; letter-spacing: 0; }
  p { margin: 0 auto; max-width: 28rem; text-wrap: pretty; }
  .action { display: inline-block; min-height: 48px; margin-top: 32px; padding: 12px 28px; border: 1px solid var(--wine-edge);
    border-radius: 4px; background: var(--wine); color: var(--cream); font: 600 16px/1.4 var(--text); text-decoration: none; cursor: pointer; }
  .action:hover { background: var(--wine-bright); }
  :focus-visible { outline: 2px solid var(--brass); outline-offset: 3px; }
  .action.quiet { border-color: var(--brass); background: transparent; color: var(--cream); }
  .address { margin-top: 32px; }
  .address a { color: var(--brass); }
  section { margin-top: 48px; padding-top: 32px; border-top: 1px solid rgb(217 178 124 / 35%); color: var(--muted); }
`;

const typefacesLink = '<link rel="stylesheet" href="/typefaces.css">';
const typefacesKey = 'typefaces';

/** A separate file would delay the first paint by a round trip. */
export function inlineTypefaces(app: NestExpressApplication, webDist: string): void {
  const typefacesPath = join(webDist, 'client/typefaces.css');
  if (!existsSync(typefacesPath)) return;
  const typefacesCss = readFileSync(typefacesPath, 'utf8');
  const fontUrls = typefacesCss.match(fontUrlPattern) ?? [];
  app.setLocal(typefacesKey, `${fontUrls.map(toPreloadLink).join('')}<style>${typefacesCss}</style>`);
}

const fontUrlPattern = /(?<=src:url\()[^)]+(?=\)\s*format\("woff2"\)\})/g;
const toPreloadLink = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

/** As in the web's document-head.ts. */
const indexedHead = `<meta name="description" content="{{description}}">
<link rel="canonical" href="{{origin}}{{lookup paths @root.language}}">
{{#if @root.other}}<link rel="alternate" hreflang="sk" href="{{origin}}{{paths.sk}}">
<link rel="alternate" hreflang="en" href="{{origin}}{{paths.en}}">
<link rel="alternate" hreflang="x-default" href="{{origin}}{{lookup paths first}}">{{/if}}
<meta property="og:type" content="website">
<meta property="og:site_name" content="{{@root.venue}}">
<meta property="og:title" content="{{@root.title}} · {{@root.venue}}">
<meta property="og:description" content="{{description}}">
<meta property="og:url" content="{{origin}}{{lookup paths @root.language}}">
<meta property="og:image" content="{{origin}}/images/share-{{@root.language}}.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`;

export function compileHtmlPage<Values extends PageValues>(body: string, extraStyle = ''): (values: Values) => string {
  return Handlebars.compile<Values>(`<!doctype html>
<html lang="{{language}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{{#with found}}${indexedHead}{{else}}<meta name="robots" content="noindex">{{/with}}
<meta name="theme-color" content="#1a070b">
<title>{{title}} · {{venue}}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${typefacesLink}
<style>${style}${extraStyle}{{accent}}</style>
</head>
<body>
<main>
  <img src="/favicon.svg" width="48" height="48" alt="">
  <p class="name">{{venue}}</p>
${body}
</main>
</body>
</html>
`);
}

/** A secret address is not sent to others as a referrer. */
export function sendPage(
  response: Response,
  { status, html, retryAfter, isIndexed }: PageResponse,
  referrerPolicy = 'same-origin',
): void {
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  if (!isIndexed) response.setHeader('X-Robots-Tag', 'noindex');
  const { [typefacesKey]: typefaces } = response.app.locals as { [typefacesKey]?: string };
  const htmlDocument = typefaces ? html.replace(typefacesLink, () => typefaces) : html;
  const { headers, body } = encodeText(htmlDocument, response.req.headers['accept-encoding']);
  response
    .status(status)
    .set({
      'Content-Security-Policy': createHtmlPolicy(htmlDocument),
      'Cache-Control': pageCacheControl,
      'Referrer-Policy': referrerPolicy,
      ...headers,
    })
    .type('html')
    .send(body);
}
