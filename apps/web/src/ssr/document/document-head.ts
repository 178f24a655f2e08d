import { type Language, type ShownMenu, localizedPath } from '@strapec/domain';
import type { Text } from '../../shared/i18n/use-text';
import { type MetaTextId, type PageState, metaTextId, pageNameAt, pageTitle } from '../pages';
import { escapeHtml, jsonForScript, sharePictureUrl } from './document-values';
import { eventsData, menuData, restaurantData } from './structured-data';
import type { Site } from '../../shared/site/site';
import { hero, isBuiltIn, sourceSet } from '../../shared/ui/pictures';

interface HeadProps {
  state: PageState;
  text: Text<MetaTextId>;
  menu: ShownMenu;
}

const openGraphLocales: Record<Language, string> = { sk: 'sk_SK', en: 'en_GB' };

/** For search engines and social networks (spec §2). */
export function renderHead({ state, text, menu }: HeadProps): string {
  const pageName = pageNameAt(state.path);
  const title = escapeHtml(pageTitle(state.site.businessDetails, text(metaTextId(pageName, 'title'))));
  const description = escapeHtml(text(metaTextId(pageName, 'description')));
  const parts = [`<title>${title}</title>`, metaTag('name', 'description', description)];
  if (pageName === 'notFound') return [...parts, metaTag('name', 'robots', 'noindex')].join('');
  return [
    ...parts,
    ...addressLinks(state),
    ...sharingTags(state, title, description),
    ...pageSpecificTags({ state, text, menu }),
  ].join('');
}

const metaTag = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${content}">`;

const pageUrl = ({ origin, path }: PageState, language: Language): string =>
  escapeHtml(origin + localizedPath(language, path));

function addressLinks(state: PageState): string[] {
  const { languages } = state.site.businessDetails;
  const [first = state.language] = languages;
  const alternateLink = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${pageUrl(state, language)}">`;
  return [
    `<link rel="canonical" href="${pageUrl(state, state.language)}">`,
    ...(languages.length > 1
      ? [...languages.map((one) => alternateLink(one, one)), alternateLink('x-default', first)]
      : []),
  ];
}

function sharingTags(state: PageState, title: string, description: string): string[] {
  const picture = escapeHtml(sharePictureUrl(state));
  const otherLanguages = state.site.businessDetails.languages.filter((language) => language !== state.language);
  return [
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:site_name', escapeHtml(state.site.businessDetails.name)),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:url', pageUrl(state, state.language)),
    metaTag('property', 'og:image', picture),
    metaTag('property', 'og:image:alt', title),
    metaTag('property', 'og:image:width', '1200'),
    metaTag('property', 'og:image:height', '630'),
    metaTag('property', 'og:locale', openGraphLocales[state.language]),
    ...otherLanguages.map((language) => metaTag('property', 'og:locale:alternate', openGraphLocales[language])),
    metaTag('name', 'twitter:card', 'summary_large_image'), // the rest is taken from og:
  ];
}

function pageSpecificTags({ state, text, menu }: HeadProps): string[] {
  const pageName = pageNameAt(state.path);
  const description = text(metaTextId(pageName, 'description'));
  if (pageName === 'home') return [heroPreloads(state.site), linkedDataScript(restaurantData(state, description))];
  if (pageName === 'wineMenu') return [linkedDataScript(menuData(menu, state, text(metaTextId(pageName, 'title'))))];
  return pageName === 'events' ? [linkedDataScript(eventsData(state))] : [];
}

const linkedDataScript = (data: object): string => `<script type="application/ld+json">${jsonForScript(data)}</script>`;

const preloadAttributes = 'rel="preload" as="image" fetchpriority="high"';

const builtInHeroPreloads = hero
  .map(
    (crop) =>
      `<link ${preloadAttributes} type="image/avif" imagesrcset="${sourceSet(crop, 'avif')}" imagesizes="100vw" media="${crop.media}">`,
  )
  .join('');

/** Before the page is parsed. */
function heroPreloads({ images }: Site): string {
  const heroImage = images['home.hero'];
  if (!heroImage || isBuiltIn(heroImage, hero)) return builtInHeroPreloads;
  if (!heroImage.avif) return `<link ${preloadAttributes} href="${escapeHtml(heroImage.url)}">`;
  return `<link ${preloadAttributes} type="image/avif" imagesrcset="${escapeHtml(heroImage.avif)}" imagesizes="100vw">`;
}
