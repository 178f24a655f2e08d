import { createHash } from 'node:crypto';
import type { Text } from '../../shared/i18n/use-text';
import { theme } from '../../shared/theme/theme';
import type { MetaId } from '../page-meta';
import { type PageState, rootElementId, stateElementId } from '../page-state';
import { pageAt } from '../routes';
import type { ClientAssets, PageAssets } from './client-assets';
import { documentHead } from './document-head';
import { jsonForScript } from './escape';
import { bootScript, consentScript, languageScript, textFaceId, textFaceScript } from './inline-scripts';

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** `sha256-…` of every inline script, for the Content-Security-Policy. */
  scriptHashes: string[];
}

interface DrawnPage {
  state: PageState;
  markup: string;
  text: Text<MetaId>;
}

/** The whole HTML document around a page's markup. */
export function renderDocument(page: DrawnPage, assets: ClientAssets): RenderedPage {
  const { state, markup } = page;
  const own = assets.of(pageAt(state.path), state.language);
  const boot = compact(bootScript(assets.entry, own.modules));
  const html = [
    `<!doctype html><html lang="${state.language}"><head>${firstOfAll}${documentHead(state, page.text)}${assetsInHead(assets, own)}</head><body>`,
    `<div id="${rootElementId}">${markup}</div>`,
    `<script type="application/json" id="${stateElementId}">${jsonForScript(state)}</script>`,
    `<script>${boot}</script></body></html>`,
  ].join('');
  const scriptHashes = [keepLanguage, keepConsent, showTextFace, boot].map(sha256);
  return { status: pageAt(state.path) === 'notFound' ? 404 : 200, html, scriptHashes };
}

const compact = (script: string): string => script.replace(/\n\s+/g, '\n');
const keepLanguage = compact(languageScript);
const keepConsent = compact(consentScript);
const showTextFace = compact(textFaceScript);
const firstOfAll = [
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
  `<meta name="theme-color" content="${theme.night.background}"><script>${keepLanguage}</script><script>${keepConsent}</script>`,
].join('');

function assetsInHead(assets: ClientAssets, { fonts, css, stylesheets }: PageAssets): string {
  return [
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-180.png"><link rel="manifest" href="/manifest.webmanifest">',
    `<style>${css}</style>`,
    `<style id="${textFaceId}" media="not all">${assets.textFace}</style><script>${showTextFace}</script>`,
    // The style sheets above, already inlined: a disabled link is not fetched, and the bundler's loader takes it as there.
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<noscript><style>${assets.textFace}button[data-replay]:not([data-field]),[data-needs-script]{display:none!important}</style></noscript>`,
  ].join('');
}

const sha256 = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
