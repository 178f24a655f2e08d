import {
  type Language,
  type ShownMenu,
  renderAccentCss,
  reservePaths,
  shortNameOf,
  defaultZone,
} from '@strapec/domain';
import { getVenueTimeZone } from '../../shared/clock';
import type { Site } from '../../shared/site/site';
import type { Text } from '../../shared/i18n/use-text';
import { theme } from '../../shared/theme/theme';
import { rootElementId } from '../../shared/site/page';
import { type MetaTextId, type PageState, toPageName, pageStateElementId } from '../pages';
import type { AdminAssets, ClientAssets, Stylesheet } from './client-assets';
import { renderHead } from './document-head';
import { escapeHtml, hashScript, toScriptJson, toVersionedUrl } from './document-values';
import {
  consentScript,
  languageScript,
  sectionScript,
  textFaceElementId,
  textFaceScript,
  hydrationScript,
} from './inline-scripts';

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** `sha256-…` of every inline script, for the Content-Security-Policy. */
  scriptHashes: string[];
}

interface PageToRender {
  state: PageState;
  browserState: PageState;
  markup: string;
  text: Text<MetaTextId | 'reserve.simple'>;
  menu: ShownMenu;
  isOpened?: boolean | undefined;
}

export function renderDocument(page: PageToRender, assets: ClientAssets): RenderedPage {
  const { state, markup, text } = page;
  const { stylesheets, moduleUrls } = assets.readPageAssets(toPageName(state.path));
  const simpleFormLink = { href: reservePaths[state.language], textContent: text('reserve.simple') };
  const inlineScript = [
    ...scriptsBeforePaint.map(limitLanguagesInScript(state.site.businessDetails.languages)),
    fillHydrationScript(assets.entryUrl, moduleUrls, simpleFormLink),
  ].join('');
  const html = [
    `<!doctype html><html lang="${state.language}"${renderTimeZoneAttribute()}><head>${renderFirstHeadTags(assets, inlineScript)}${renderHead(page)}`,
    `${renderIconAndFontLinks(assets, state.site)}${styleTags(stylesheets.filter(isUsedIn(markup)), assets, renderAccentCss(state.site.businessDetails.accent))}</head><body>`,
    `<div id="${rootElementId}">${markup}</div>`,
    `<script type="application/json" id="${pageStateElementId}">${toScriptJson(page.browserState)}</script>`,
    page.isOpened === false ? renderNotOpenedNotice(state.language) : '',
    '</body></html>',
  ].join('');
  return { status: toPageName(state.path) === 'notFound' ? 404 : 200, html, scriptHashes: [hashScript(inlineScript)] };
}

const notOpenedTexts: Readonly<Record<Language, readonly [string, string]>> = {
  sk: ['Web ešte nie je otvorený, vidíte ho len vy.', 'Otvoriť'],
  en: ['The website is not open yet, only you see it.', 'Open it'],
};

function renderNotOpenedNotice(language: Language): string {
  const [noticeText, linkText] = notOpenedTexts[language];
  const style = `position:fixed;inset:auto 16px 80px;z-index:9;margin:auto;padding:12px;width:fit-content;background:${theme.paper.background};color:${theme.paper.text}`;
  return `<aside style="${style}">${noticeText} <a href="/admin/setup?step=over">${linkText}</a></aside>`;
}

const limitLanguagesInScript = (languages: readonly string[]) => (script: string) =>
  script.replace('(sk|en)', `(${languages.join('|')})`);

const scriptsBeforePaint = [languageScript, sectionScript, consentScript, textFaceScript];

const renderTimeZoneAttribute = (): string =>
  getVenueTimeZone() === defaultZone ? '' : ` data-zone="${getVenueTimeZone()}"`;

export const fillHydrationScript = (entryUrl: string, moduleUrls: readonly string[], simpleFormLink: object): string =>
  hydrationScript
    .replace('MODULES', () => JSON.stringify(moduleUrls))
    .replace('ENTRY', () => JSON.stringify(entryUrl))
    .replace('SIMPLE', () => JSON.stringify(simpleFormLink));

/** One script: each one adds a hash to the head, and hashes do not compress. */
const renderFirstHeadTags = ({ textFaceCss }: ClientAssets, script: string): string =>
  [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="theme-color" content="${theme.night.background}">`,
    `<style id="${textFaceElementId}" media="not all">${textFaceCss}</style><script>${script}</script>`,
  ].join('');

const renderIconAndFontLinks = ({ fontUrls, iconUrl }: ClientAssets, site: Site): string =>
  [
    ...fontUrls.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<link rel="icon" href="${site.look === null ? iconUrl : toVersionedUrl('/favicon.svg', site)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${toVersionedUrl('/icon-180.png', site)}">`,
  ].join('');

const styleTags = (usedSheets: readonly Stylesheet[], { textFaceCss }: ClientAssets, accent: string): string =>
  [
    `<style>${usedSheets.map(({ css }) => css).join('')}${accent}</style>`,
    // A disabled link is not fetched, and Vite's loader takes its sheet as loaded.
    ...usedSheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<noscript><style>${textFaceCss}button[data-replay]:not([type=submit]),[data-needs-script]{display:none!important}[data-plain]{display:block!important}</style><link rel="stylesheet" href="/print.css" media="print"></noscript>`,
  ].join('');

/** Parts that render later load their own sheets. */
const isUsedIn =
  (markup: string) =>
  ({ css }: Stylesheet): boolean => {
    const classes = css.match(/(?<=\.)[a-z_][\w-]*/gi) ?? [];
    return classes.length === 0 || classes.some((name) => markup.includes(name));
  };

/** The browser renders the admin after sign-in. */
export function renderAdminDocument(
  { entryUrl, moduleUrls, stylesheetUrls }: AdminAssets,
  venueName: string,
): RenderedPage {
  const html = [
    // a translating browser would show outdated numbers
    `<!doctype html><html lang="en"${renderTimeZoneAttribute()} translate="no"><head><meta charset="utf-8"><meta name="google" content="notranslate">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="theme-color" content="${theme.night.background}"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(shortNameOf(venueName))} — Admin Panel</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...stylesheetUrls.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...moduleUrls.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entryUrl}"></script></head><body><div id="${rootElementId}"></div>`,
    '<noscript>The admin panel needs JavaScript. · Administrácia potrebuje JavaScript.</noscript></body></html>',
  ].join('');
  return { status: 200, html, scriptHashes: [] };
}
