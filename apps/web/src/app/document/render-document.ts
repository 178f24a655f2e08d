import { createHash } from 'node:crypto';
import type { Text } from '../../shared/i18n/use-text';
import type { MetaId } from '../page-meta';
import { type PageState, rootElementId, stateElementId } from '../page-state';
import { pageAt } from '../routes';
import type { ClientAssets } from './client-assets';
import { documentHead } from './document-head';
import { jsonForScript } from './escape';
import { bootScript, languageScript } from './inline-scripts';

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** `sha256-…` of every inline script, for the Content-Security-Policy. */
  scriptHashes: string[];
}

/** The whole HTML document around a page's markup. */
export function renderDocument(
  page: { state: PageState; markup: string; text: Text<MetaId> },
  assets: ClientAssets,
): RenderedPage {
  const { state, markup, text } = page;
  const name = pageAt(state.path);
  const { css, stylesheets, modules } = assets.inLanguage(state.language);
  const scripts = [languageScript, bootScript(assets.entry, modules)].map(withoutIndentation);
  const html = [
    `<!doctype html><html lang="${state.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#1a070b">',
    `<script>${scripts[0]}</script>`,
    documentHead(state, text),
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    `<style>${css}</style>`,
    // The style sheets above, already inlined: a disabled link is not fetched, and the bundler's loader takes it as there.
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    '<noscript><style>[data-replay]{display:none!important}</style></noscript></head><body>',
    `<div id="${rootElementId}">${markup}</div>`,
    `<script type="application/json" id="${stateElementId}">${jsonForScript(state)}</script>`,
    `<script>${scripts[1]}</script></body></html>`,
  ].join('');
  return { status: name === 'notFound' ? 404 : 200, html, scriptHashes: scripts.map(sha256) };
}

const withoutIndentation = (script: string): string => script.replace(/\n\s+/g, '\n');

const sha256 = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
