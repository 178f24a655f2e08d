import { type Language, type ShownMenu, localizedPath } from '@strapec/domain';
import type { Text } from '../../shared/i18n/use-text';
import { type MetaId, type PageState, metaId, pageAt, pageTitle } from '../pages';
import { escapeHtml, jsonForScript, sharePictureUrl } from './document-parts';
import { eventsData, menuData, structuredData } from './structured-data';
import type { Site } from '../../shared/site/site';
import { hero, isBuiltIn, sourceSet } from '../../shared/ui/pictures';

interface HeadProps {
  state: PageState;
  text: Text<MetaId>;
  menu: ShownMenu;
}

const locales: Record<Language, string> = { sk: 'sk_SK', en: 'en_GB' };

/** For search engines and social networks (spec §2). */
export function documentHead({ state, text, menu }: HeadProps): string {
  const page = pageAt(state.path);
  const title = escapeHtml(pageTitle(state.site.businessDetails, text(metaId(page, 'title'))));
  const description = escapeHtml(text(metaId(page, 'description')));
  const parts = [`<title>${title}</title>`, meta('name', 'description', description)];
  if (page === 'notFound') return [...parts, meta('name', 'robots', 'noindex')].join('');
  return [
    ...parts,
    ...addressLinks(state),
    ...sharingTags(state, title, description),
    ...pageSpecificTags({ state, text, menu }),
  ].join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${content}">`;

const pageUrl = ({ origin, path }: PageState, language: Language): string =>
  escapeHtml(origin + localizedPath(language, path));

function addressLinks(state: PageState): string[] {
  const { languages } = state.site.businessDetails;
  const [first = state.language] = languages;
  const alternate = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${pageUrl(state, language)}">`;
  return [
    `<link rel="canonical" href="${pageUrl(state, state.language)}">`,
    ...(languages.length > 1 ? [...languages.map((one) => alternate(one, one)), alternate('x-default', first)] : []),
  ];
}

function sharingTags(state: PageState, title: string, description: string): string[] {
  const picture = escapeHtml(sharePictureUrl(state));
  const others = state.site.businessDetails.languages.filter((language) => language !== state.language);
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', escapeHtml(state.site.businessDetails.name)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', pageUrl(state, state.language)),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:alt', title),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', locales[state.language]),
    ...others.map((language) => meta('property', 'og:locale:alternate', locales[language])),
    meta('name', 'twitter:card', 'summary_large_image'), // the rest is taken from og:
  ];
}

function pageSpecificTags({ state, text, menu }: HeadProps): string[] {
  const page = pageAt(state.path);
  const description = text(metaId(page, 'description'));
  if (page === 'home') return [heroPreloads(state.site), linkedDataScript(structuredData(state, description))];
  if (page === 'wineMenu') return [linkedDataScript(menuData(menu, state, text(metaId(page, 'title'))))];
  return page === 'events' ? [linkedDataScript(eventsData(state))] : [];
}

const linkedDataScript = (data: object): string => `<script type="application/ld+json">${jsonForScript(data)}</script>`;

const preload = 'rel="preload" as="image" fetchpriority="high"';

const builtInHeroPreloads = hero
  .map(
    (cut) =>
      `<link ${preload} type="image/avif" imagesrcset="${sourceSet(cut, 'avif')}" imagesizes="100vw" media="${cut.media}">`,
  )
  .join('');

/** Before the page is parsed. */
function heroPreloads({ images }: Site): string {
  const chosen = images['home.hero'];
  if (!chosen || isBuiltIn(chosen, hero)) return builtInHeroPreloads;
  if (!chosen.avif) return `<link ${preload} href="${escapeHtml(chosen.url)}">`;
  return `<link ${preload} type="image/avif" imagesrcset="${escapeHtml(chosen.avif)}" imagesizes="100vw">`;
}
