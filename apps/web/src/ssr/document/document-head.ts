import { type Language, type ShownMenu, localizePath } from '@strapec/domain';
import type { Text } from '../../shared/i18n/use-text';
import { type MetaTextId, type PageState, toMetaTextId, toPageName, toPageTitle } from '../pages';
import { escapeHtml, toScriptJson, toSharePictureUrl } from './document-values';
import { toEventsData, toMenuData, toRestaurantData } from './structured-data';
import type { Site } from '../../shared/site/site';
import { heroCrops, isBuiltIn, toSourceSet } from '../../shared/ui/pictures';

interface HeadProps {
  state: PageState;
  text: Text<MetaTextId>;
  menu: ShownMenu;
}

const openGraphLocales: Record<Language, string> = { sk: 'sk_SK', en: 'en_GB' };

/** For search engines and social networks (spec §2). */
export function renderHead({ state, text, menu }: HeadProps): string {
  const pageName = toPageName(state.path);
  const title = escapeHtml(toPageTitle(state.site.businessDetails, text(toMetaTextId(pageName, 'title'))));
  const description = escapeHtml(text(toMetaTextId(pageName, 'description')));
  const parts = [`<title>${title}</title>`, renderMetaTag('name', 'description', description)];
  if (pageName === 'notFound') return [...parts, renderMetaTag('name', 'robots', 'noindex')].join('');
  return [
    ...parts,
    ...renderLanguageLinks(state),
    ...renderSharingTags(state, title, description),
    ...pageSpecificTags({ state, text, menu }),
  ].join('');
}

const renderMetaTag = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${content}">`;

const toPageUrl = ({ origin, path }: PageState, language: Language): string =>
  escapeHtml(origin + localizePath(language, path));

function renderLanguageLinks(state: PageState): string[] {
  const { languages } = state.site.businessDetails;
  const [mainLanguage = state.language] = languages;
  const renderAlternateLink = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${toPageUrl(state, language)}">`;
  return [
    `<link rel="canonical" href="${toPageUrl(state, state.language)}">`,
    ...(languages.length > 1
      ? [...languages.map((one) => renderAlternateLink(one, one)), renderAlternateLink('x-default', mainLanguage)]
      : []),
  ];
}

function renderSharingTags(state: PageState, title: string, description: string): string[] {
  const pictureUrl = escapeHtml(toSharePictureUrl(state));
  const otherLanguages = state.site.businessDetails.languages.filter((language) => language !== state.language);
  return [
    renderMetaTag('property', 'og:type', 'website'),
    renderMetaTag('property', 'og:site_name', escapeHtml(state.site.businessDetails.name)),
    renderMetaTag('property', 'og:title', title),
    renderMetaTag('property', 'og:description', description),
    renderMetaTag('property', 'og:url', toPageUrl(state, state.language)),
    renderMetaTag('property', 'og:image', pictureUrl),
    renderMetaTag('property', 'og:image:alt', title),
    renderMetaTag('property', 'og:image:width', '1200'),
    renderMetaTag('property', 'og:image:height', '630'),
    renderMetaTag('property', 'og:locale', openGraphLocales[state.language]),
    ...otherLanguages.map((language) => renderMetaTag('property', 'og:locale:alternate', openGraphLocales[language])),
    renderMetaTag('name', 'twitter:card', 'summary_large_image'), // the rest is taken from og:
  ];
}

function pageSpecificTags({ state, text, menu }: HeadProps): string[] {
  const pageName = toPageName(state.path);
  const description = text(toMetaTextId(pageName, 'description'));
  if (pageName === 'home')
    return [renderHeroPreloads(state.site), linkedDataScript(toRestaurantData(state, description))];
  if (pageName === 'wineMenu')
    return [linkedDataScript(toMenuData(menu, state, text(toMetaTextId(pageName, 'title'))))];
  return pageName === 'events' ? [linkedDataScript(toEventsData(state))] : [];
}

const linkedDataScript = (data: object): string => `<script type="application/ld+json">${toScriptJson(data)}</script>`;

const preloadAttributes = 'rel="preload" as="image" fetchpriority="high"';

const builtInHeroPreloads = heroCrops
  .map(
    (crop) =>
      `<link ${preloadAttributes} type="image/avif" imagesrcset="${toSourceSet(crop, 'avif')}" imagesizes="100vw" media="${crop.media}">`,
  )
  .join('');

/** Before the page is parsed. */
function renderHeroPreloads({ images }: Site): string {
  const heroImage = images['home.hero'];
  if (!heroImage || isBuiltIn(heroImage, heroCrops)) return builtInHeroPreloads;
  if (!heroImage.avif) return `<link ${preloadAttributes} href="${escapeHtml(heroImage.url)}">`;
  return `<link ${preloadAttributes} type="image/avif" imagesrcset="${escapeHtml(heroImage.avif)}" imagesizes="100vw">`;
}
