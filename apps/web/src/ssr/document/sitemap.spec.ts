import { renderRobots, renderSitemap } from './sitemap';

const renderSitemapDocument = () =>
  new DOMParser().parseFromString(renderSitemap('https://strapec.example', ['sk', 'en']), 'application/xml');

test('the sitemap lists every page in both languages', () => {
  const addresses = [...renderSitemapDocument().getElementsByTagName('loc')].map((location) => location.textContent);
  expect(addresses).toEqual([
    'https://strapec.example/',
    'https://strapec.example/?lang=en',
    'https://strapec.example/wine-menu',
    'https://strapec.example/wine-menu?lang=en',
    'https://strapec.example/events',
    'https://strapec.example/events?lang=en',
    'https://strapec.example/cookies-policy',
    'https://strapec.example/cookies-policy?lang=en',
    'https://strapec.example/rezervacia',
    'https://strapec.example/reservation',
  ]);
});

test('each page of the sitemap names its languages', () => {
  const [firstPage] = renderSitemapDocument().getElementsByTagName('url');
  const links = [...(firstPage?.getElementsByTagName('xhtml:link') ?? [])].map((link) => link.getAttribute('hreflang'));
  expect(links).toEqual(['sk', 'en', 'x-default']);
});

test('robots may not read the admin, and can find the sitemap', () => {
  const robots = renderRobots('https://strapec.example');
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain('Sitemap: https://strapec.example/sitemap.xml');
});
