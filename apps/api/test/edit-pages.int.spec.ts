import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { call } from './support/call';
import { staffAtWork } from './support/staff';

/** The web app as it is built: the runner builds it before these tests. */
const webDist = join(__dirname, '../../web/dist');
const { staff, urls } = staffAtWork(1, { WEB_DIST: webDist });
const page = async (path: string): Promise<string> => (await call<string>(path, { at: urls()[0] ?? '' })).body;
interface Text {
  key: string;
  section: string;
  contentEn: string;
  contentSk: string;
}
const list = async (): Promise<Text[]> => (await staff<Text[]>('/api/admin/content')).body;
const save = (key: string, contentEn: string, contentSk: string, section = 'home') =>
  staff<Text>('/api/admin/content', { method: 'POST', body: { key, section, contentEn, contentSk } });
const hang = (image: Record<string, string>) => staff('/api/admin/images', { method: 'POST', body: image });
/** What the page brings for the parts of it that wake later. */
const stateIn = (html: string): { site: { texts: Record<string, unknown> } } =>
  JSON.parse(/<script type="application\/json"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '') as never;

/** Texts that have broken pages before (proof S8). */
const nasty = [
  '<script>document.title = "pwned"</script>',
  '<img src=x onerror="document.title=1">',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  "'; DROP TABLE site_content; --",
  '<!--',
  'a\u2028b\u2029c',
  '{unclosed',
  '#{7*7} ${7*7} %7B',
];

let scripts: number; // of the page as it is built

beforeAll(async () => {
  expect(existsSync(join(webDist, 'server/entry-server.js'))).toBe(true);
  scripts = (await page('/')).match(/<script/g)?.length ?? 0;
});

describe('the pages as they are built', () => {
  it('give every text to be edited, in both languages, also of parts that load late', async () => {
    const { body } = await staff<{ added: number }>('/api/admin/seed-content', { method: 'POST' });
    expect(body.added).toBeGreaterThan(150);
    const texts = await list();
    const sections = new Set(texts.map(({ section }) => section));
    for (const section of ['home', 'about', 'wines', 'contact', 'footer', 'venue', 'reservation'])
      expect(sections).toContain(section);
    for (const { key, contentEn, contentSk } of texts)
      expect([key, !!contentEn, !!contentSk]).toEqual([key, true, true]);
  });

  it('may be saved as they are: every built-in text passes its own check', async () => {
    for (const { key, section, contentEn, contentSk } of await list()) {
      const { status, body } = await save(key, contentEn, contentSk, section);
      expect([key, status, body.errors]).toEqual([key, 200, undefined]);
    }
    const { body } = await call<{ texts: object }>('/api/site', { at: urls()[0] ?? '' });
    expect(body.texts).toEqual({});
  });

  it('show a saved text at once, where values fill it too', async () => {
    await save('home.hero.title', 'Slow wine', 'Pomalé víno');
    await save('footer.copyright', '{name} since 2025, now {year}', '{name} od 2025, dnes {year}');
    expect(await page('/')).toContain('>Pomalé víno<');
    const english = await page('/?lang=en');
    expect(english).toContain('>Slow wine<');
    expect(english).toMatch(/Strapec — víno &amp; káva since 2025/);
  });

  it('bring a saved text to the parts that wake later, with its places as a tree', async () => {
    await save('reserve.title', 'A table for you', 'Stôl pre vás', 'reservation');
    const key = 'reserve.partySize.option';
    const plural = '{count, plural, one {just me} other {all # of us}}';
    expect((await save(key, plural, plural, 'reservation')).status).toBe(200);
    for (const other of ['events.inquiry.title', 'home.about.title', 'meta.home.title'])
      await save(other, 'One', 'Jeden');
    const { texts } = stateIn(await page('/?lang=en')).site;
    expect(Object.keys(texts)).not.toContain('events.inquiry.title'); // of another page
    expect(Object.keys(texts)).not.toContain('home.about.title'); // only stands there
    expect(texts['reserve.title']).toBe('A table for you');
    expect(texts[key]).toMatchObject([{ type: 6, value: 'count' }]);
  });

  it.each(nasty)('show %j as what it is', async (text) => {
    for (const key of ['home.hero.title', 'meta.home.title', 'meta.home.description', 'reserve.title'])
      expect((await save(key, text, text)).status).toBe(200);
    const html = await page('/?lang=en');
    expect(unescaped(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1])).toBe(text);
    expect(unescaped(/<title>([^]*?)<\/title>/.exec(html)?.[1])).toBe(`${text} — Strapec`);
    expect(unescaped(/<meta name="description" content="([^"]*)"/.exec(html)?.[1])).toBe(text);
    expect(JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
      description: text,
    });
    expect(stateIn(html).site.texts['reserve.title']).toBe(text);
    expect(html.match(/<script/g)).toHaveLength(scripts);
  });

  it('show a picture of staff in place of the built-in one', async () => {
    const { body } = await staff<{ key: string }[]>('/api/admin/images');
    expect(body.map(({ key }) => key)).toEqual(expect.arrayContaining(['home.hero', 'home.wines']));
    const alt = { altTextEn: 'The "cellar"', altTextSk: 'Naša <pivnica>' };
    const imageUrl = 'https://example.com/a"b.jpg?x=1&y=2';
    expect((await hang({ key: 'home.hero', section: 'home', imageUrl, ...alt })).status).toBe(200);
    const { body: images } = await staff<{ id: string | null; key: string }[]>('/api/admin/images');
    const idOf = (key: string) => images.find((image) => image.key === key)?.id;
    expect([idOf('home.hero'), idOf('home.wines')]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), null]);
    const html = await page('/');
    expect(html).toContain('src="https://example.com/a&quot;b.jpg?x=1&amp;y=2"');
    expect(html).toContain('alt="Naša &lt;pivnica&gt;"');
    expect(html).not.toContain('hero-wide');
  });

  it.each([
    ['http://images.example.sk/p.png', 'url_insecure'],
    ['ftp://images.example.sk/p.png', 'url_invalid'],
  ])('take no picture from %s, which no browser would show there', async (imageUrl, code) => {
    const alt = { altTextEn: 'The cellar', altTextSk: 'Pivnica' };
    const { status, body } = await hang({ key: 'home.hero', section: 'home', imageUrl, ...alt });
    expect([status, body.errors?.map((error) => error.code)]).toEqual([400, [code]]);
  });

  it.each([
    ['home.hero', 'a'],
    ['home.wines', 'b'],
  ])('show an uploaded picture in fitting widths at %s', async (key, letter) => {
    const hash = letter.repeat(32);
    const alt = { altTextEn: 'The cellar', altTextSk: 'Pivnica' };
    await hang({ key, section: 'home', imageUrl: `/media/${hash}-1600x800.webp`, ...alt });
    const html = await page('/?lang=en');
    const sources = (format: string) =>
      ['480x240', '960x480', '1600x800']
        .map((size) => `/media/${hash}-${size}.${format} ${size.split('x')[0]}w`)
        .join(', ');
    const picture = html.match(/<picture>[^]*?<\/picture>/g)?.find((one) => one.includes(hash));
    expect(picture).toContain(`<source type="image/avif" srcSet="${sources('avif')}" sizes="100vw"/>`);
    expect(picture).toContain(`srcSet="${sources('webp')}" sizes="100vw" width="1600" height="800" alt="The cellar"`);
    const preload = `<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="${sources('avif')}"`;
    expect(html.includes(preload)).toBe(key === 'home.hero'); // only what is seen first
  });
});

const unescaped = (html = ''): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(x27|39);/g, "'")
    .replaceAll('&amp;', '&');
