import { addressIn, languages, reservePaths } from '@strapec/domain';
import { publicPaths } from '../routes';
import { escapeHtml } from './escape';

/** Every page in every language, each with its counterparts, for search engines. */
export function renderSitemap(origin: string): string {
  const pages = publicPaths.map(
    (path): PageAddress =>
      (language) =>
        addressIn(language, path),
  );
  pages.push((language) => reservePaths[language]);
  const entries = pages.flatMap((page) => languages.map((language) => entry(origin, page, language)));
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${entries.join('')}</urlset>`;
}

/** What robots may read, and where the sitemap is: its address must be whole, so no file could hold it. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Where a page is in each language. */
type PageAddress = (language: (typeof languages)[number]) => string;

function entry(origin: string, page: PageAddress, language: (typeof languages)[number]): string {
  const address = (other: typeof language) => escapeHtml(origin + page(other));
  const alternate = (hreflang: string, other: typeof language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(other)}"/>`;
  const alternates = [...languages.map((other) => alternate(other, other)), alternate('x-default', 'sk')];
  return `<url><loc>${address(language)}</loc>${alternates.join('')}</url>`;
}
