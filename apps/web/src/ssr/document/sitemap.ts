import { type Language, localizePath, reservePaths, setSiteLanguages } from '@strapec/domain';
import { publicPaths } from '../pages';
import { escapeHtml } from './document-values';

export function renderSitemap(origin: string, languages: readonly Language[]): string {
  setSiteLanguages(languages);
  const paths: PathInLanguage[] = [
    ...publicPaths.map((path) => (language: Language) => localizePath(language, path)),
    (language) => reservePaths[language],
  ];
  const entries = paths.flatMap((page) =>
    languages.map((language) =>
      urlEntry(origin + page(language), languages.length > 1 ? alternateLinks(origin, page, languages) : ''),
    ),
  );
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${entries.join('')}</urlset>`;
}

/** Not static, because the sitemap's address is absolute. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`;
}

type PathInLanguage = (language: Language) => string;

const urlEntry = (url: string, alternateLinksXml: string): string =>
  `<url><loc>${escapeHtml(url)}</loc>${alternateLinksXml}</url>`;

function alternateLinks(
  origin: string,
  path: PathInLanguage,
  [mainLanguage = 'sk', ...others]: readonly Language[],
): string {
  const renderAlternateLink = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path(language))}"/>`;
  return (
    [mainLanguage, ...others].map((one) => renderAlternateLink(one, one)).join('') +
    renderAlternateLink('x-default', mainLanguage)
  );
}
