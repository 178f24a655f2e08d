import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixture } from './fixture';

/** The inline script of every page of the small web. */
export const inlineScript = 'document.documentElement.dataset.awake = 1';

/** The texts that the small web is built with. */
export const smallWebTexts = [
  { key: 'home.hero.title', section: 'home', page: 'home', en: 'Wine that slows', sk: 'Víno, ktoré spomalí' },
  { key: 'footer.copyright', section: 'footer', page: 'home', en: '© {since} {owner}', sk: '© {since} {owner}' },
  {
    key: 'events.spots',
    section: 'events',
    page: 'events',
    en: '{count, plural, one {# spot} other {# spots}}',
    sk: '{count, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}',
  },
  { key: 'home.about.more', section: 'about', page: 'home', en: '<link>More</link>', sk: '<link>Viac</link>' },
];

/** As the bundler writes them: one file with the usual letters, and one with rare characters. */
export const smallWebTypefaceCss = [
  '@font-face{font-family:Fraunces;src:url(/assets/usual-1a2b.woff2)format("woff2")}',
  '@font-face{font-family:Fraunces;src:url(/assets/rare-1a2b.woff2)format("woff2");unicode-range:U+A1,U+A7}',
].join('');

/** Writes a web app of two pages with the file structure of the real build, so that tests do not depend on it. */
export function buildSmallWeb(): string {
  const dist = join(fixture.dataDir, '.web'); // files of a folder that begins with a dot are served too
  for (const folder of ['server', 'client/assets', 'client/.vite']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'client/assets/app-1a2b.js'), 'plain');
  writeFileSync(join(dist, 'client/assets/app-1a2b.js.br'), 'brotli');
  writeFileSync(join(dist, 'client/sign.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'client/typefaces.css'), smallWebTypefaceCss);
  writeFileSync(join(dist, 'client/.vite/manifest.json'), '{}');
  writeFileSync(
    join(dist, 'server/entry-server.js'),
    `import { createHash } from 'node:crypto';
     import { appendFileSync } from 'node:fs';
     const script = ${JSON.stringify(inlineScript)};
     export const builtInTexts = ${JSON.stringify(smallWebTexts)};
     export const builtInImages = [{ key: 'home.hero', section: 'home', url: '/images/hero.webp', least: { width: 960, height: 480 }, altEn: 'A glass', altSk: 'Pohár' }];
     export const publicPaths = ['/', '/events'];
     export const renderRobots = (origin) => 'Sitemap: ' + origin + '/sitemap.xml';
     export const renderSitemap = (origin) => '<urlset>' + origin + '</urlset>';
     const note = (language, path) => appendFileSync(${JSON.stringify(join(dist, 'rendered'))}, language + ' ' + path + '\\n');
     export const createPageRenderer = async () => ({ path, language, origin, site, events, menu, query }) => (note(language, [path, ...query.flat()].join(' ')), {
       status: ['/', '/events', '/wine-menu', '/wine-menu/print', '/admin'].includes(path) ? 200 : 404,
       html: [language, origin + path, site.businessDetails.name, site.texts['home.hero.title'] ?? 'built in', ...events.map(({ titleEn }) => titleEn), ...site.venue.schedule.specialDays.map(({ from }) => 'closed ' + from), ...(path === '/wine-menu' ? menu.sections.flatMap(({ items }) => items.map(({ name, isSoldOut }) => name + (isSoldOut ? ' sold out' : ''))) : [])].join('|') + '<script>' + script + '</script>' + ' '.repeat(2000),
       scriptHashes: ['sha256-' + createHash('sha256').update(script).digest('base64')],
     });`,
  );
  return dist;
}

/** Language and path of each page that the small web has rendered so far. */
export const readRenderedPages = (): string[] =>
  readFileSync(join(fixture.dataDir, '.web', 'rendered'), 'utf8')
    .trim()
    .split('\n');
