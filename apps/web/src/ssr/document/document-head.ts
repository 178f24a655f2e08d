import { type Language, type ShownMenu, addressIn } from '@strapec/domain';
import type { Text } from '../../shared/i18n/use-text';
import { type MetaId, type PageState, metaId, pageAt, titleWith } from '../pages';
import { escapeHtml, jsonForScript, sharePicture } from './document-parts';
import { eventsData, menuData, structuredData } from './structured-data';
import type { Site } from '../../shared/site/site';
import { hero, isBuiltIn, sourceSet } from '../../shared/ui/pictures';

interface HeadOf {
  state: PageState;
  text: Text<MetaId>;
  menu: ShownMenu;
}

const locales: Record<Language, string> = { sk: 'sk_SK', en: 'en_GB' };

/** For search engines and social networks (spec §2). */
export function documentHead({ state, text, menu }: HeadOf): string {
  const page = pageAt(state.path);
  const title = escapeHtml(titleWith(state.site.businessDetails, text(metaId(page, 'title'))));
  const description = escapeHtml(text(metaId(page, 'description')));
  const parts = [`<title>${title}</title>`, meta('name', 'description', description)];
  if (page === 'notFound') return [...parts, meta('name', 'robots', 'noindex')].join('');
  return [...parts, ...addresses(state), ...sharing(state, title, description), ...forPage({ state, text, menu })].join(
    '',
  );
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${content}">`;

const addressOf = ({ origin, path }: PageState, language: Language): string =>
  escapeHtml(origin + addressIn(language, path));

function addresses(state: PageState): string[] {
  const { languages } = state.site.businessDetails;
  const [first = state.language] = languages;
  const alternate = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${addressOf(state, language)}">`;
  return [
    `<link rel="canonical" href="${addressOf(state, state.language)}">`,
    ...(languages.length > 1 ? [...languages.map((one) => alternate(one, one)), alternate('x-default', first)] : []),
  ];
}

function sharing(state: PageState, title: string, description: string): string[] {
  const picture = escapeHtml(sharePicture(state));
  const others = state.site.businessDetails.languages.filter((language) => language !== state.language);
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', escapeHtml(state.site.businessDetails.name)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', addressOf(state, state.language)),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:alt', title),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', locales[state.language]),
    ...others.map((language) => meta('property', 'og:locale:alternate', locales[language])),
    meta('name', 'twitter:card', 'summary_large_image'), // the rest is taken from og:
  ];
}

function forPage({ state, text, menu }: HeadOf): string[] {
  const page = pageAt(state.path);
  const description = text(metaId(page, 'description'));
  if (page === 'home') return [heroPreloads(state.site), linkedData(structuredData(state, description))];
  if (page === 'wineMenu') return [linkedData(menuData(menu, state, text(metaId(page, 'title'))))];
  return page === 'events' ? [linkedData(eventsData(state))] : [];
}

const linkedData = (data: object): string => `<script type="application/ld+json">${jsonForScript(data)}</script>`;

const preload = 'rel="preload" as="image" fetchpriority="high"';

const builtIn = hero
  .map(
    (cut) =>
      `<link ${preload} type="image/avif" imagesrcset="${sourceSet(cut, 'avif')}" imagesizes="100vw" media="${cut.media}">`,
  )
  .join('');

/** Before the page is parsed. */
function heroPreloads({ images }: Site): string {
  const chosen = images['home.hero'];
  if (!chosen || isBuiltIn(chosen, hero)) return builtIn;
  if (!chosen.avif) return `<link ${preload} href="${escapeHtml(chosen.url)}">`;
  return `<link ${preload} type="image/avif" imagesrcset="${escapeHtml(chosen.avif)}" imagesizes="100vw">`;
}
