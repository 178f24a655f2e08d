import { shortNameOf } from '@strapec/domain';
import { theme } from '../../shared/theme/theme';
import { rootElementId } from '../page-state';
import type { AdminAssets } from './admin-assets';
import { escapeHtml } from './escape';
import { type RenderedPage, zoneAttribute } from './render-document';

export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/**
 * The admin's empty document, the same at every path: the browser renders the rest once it knows which staff member has
 * signed in.
 */
export function renderAdminDocument({ entry, modules, stylesheets }: AdminAssets, venue: string): RenderedPage {
  const html = [
    // the admin has its own languages; a browser that translates it would show outdated numbers
    `<!doctype html><html lang="en"${zoneAttribute()} translate="no"><head><meta charset="utf-8"><meta name="google" content="notranslate">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="theme-color" content="${theme.night.background}"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(shortNameOf(venue))} — Admin Panel</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script></head><body><div id="${rootElementId}"></div>`,
    '<noscript>The admin panel needs JavaScript. · Administrácia potrebuje JavaScript.</noscript></body></html>',
  ].join('');
  return { status: 200, html, scriptHashes: [] };
}
