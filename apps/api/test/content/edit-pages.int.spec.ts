import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { call } from '../support/call';
import { fixture } from '../support/fixture';
import { TestHttpServer } from '../support/test-http-server';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { signedInStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';

/** The web app as it is built: the runner builds it before these tests. */
const webDist = join(__dirname, '../../../web/dist');
const tiles = new TestHttpServer();
/** A machine of its own beside the file's usual one: they share the database alone. */
const environment = { WEB_DIST: webDist, MAP_TILES: '', DATA_DIR: fixture.aFolder() };
beforeAll(async () => {
  await tiles.open();
  environment.MAP_TILES = `${tiles.url}/{z}/{x}/{y}.svg`;
});
afterAll(() => tiles.close());
const { staff, urls } = signedInStaff(1, { env: environment });
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

describe('the built pages', () => {
  it('list every editable text in both languages, also of lazy parts', async () => {
    const { body } = await staff<{ added: number }>('/api/admin/seed-content', { method: 'POST' });
    expect(body.added).toBeGreaterThan(150);
    const texts = await list();
    const sections = new Set(texts.map(({ section }) => section));
    for (const section of ['home', 'about', 'wines', 'contact', 'footer', 'venue', 'reservation'])
      expect(sections).toContain(section);
    for (const { key, contentEn, contentSk } of texts)
      expect([key, !!contentEn, !!contentSk]).toEqual([key, true, true]);
  });

  it('have only built-in texts that pass their own check', async () => {
    const shown = async () => (await call<{ texts: object }>('/api/site', { at: urls()[0] ?? '' })).body.texts;
    const before = await shown(); // those of the sample venue
    for (const { key, section, contentEn, contentSk } of await list()) {
      const { status, body } = await save(key, contentEn, contentSk, section);
      expect([key, status, body.errors]).toEqual([key, 200, undefined]);
    }
    expect(await shown()).toEqual(before);
  });

  it('show a saved text at once, also with values', async () => {
    await save('home.hero.title', 'Slow wine', 'Pomalé víno');
    await save('footer.copyright', '{name} since 2025, now {year}', '{name} od 2025, dnes {year}');
    expect(await page('/')).toContain('>Pomalé víno<');
    const english = await page('/?lang=en');
    expect(english).toContain('>Slow wine<');
    expect(english).toMatch(/Strapec — víno &amp; káva since 2025/);
  });

  it('pass a saved text to hydrated parts, with placeholders as a syntax tree', async () => {
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

  it.each(nasty)('show %j as plain text', async (text) => {
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

  it('show a picture chosen by staff instead of the built-in one', async () => {
    const { body } = await staff<{ key: string }[]>('/api/admin/images');
    expect(body.map(({ key }) => key)).toEqual(expect.arrayContaining(['home.hero', 'home.shelf']));
    const alt = { altTextEn: 'The "cellar"', altTextSk: 'Naša <pivnica>' };
    const imageUrl = 'https://example.com/a"b.jpg?x=1&y=2';
    expect((await hang({ key: 'home.hero', section: 'home', imageUrl, ...alt })).status).toBe(200);
    const { body: images } = await staff<{ id: string | null; key: string }[]>('/api/admin/images');
    const idOf = (key: string) => images.find((image) => image.key === key)?.id;
    expect([idOf('home.hero'), idOf('home.shelf')]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), null]);
    const html = await page('/');
    expect(html).toContain('src="https://example.com/a&quot;b.jpg?x=1&amp;y=2"');
    expect(html).toContain('alt="Naša &lt;pivnica&gt;"');
    expect(html).not.toContain('hero-wide');
  });

  it.each([
    ['http://images.example.sk/p.png', 'url_insecure'],
    ['ftp://images.example.sk/p.png', 'url_invalid'],
  ])('refuse a picture from %s, which no browser would show', async (imageUrl, code) => {
    const alt = { altTextEn: 'The cellar', altTextSk: 'Pivnica' };
    const { status, body } = await hang({ key: 'home.hero', section: 'home', imageUrl, ...alt });
    expect([status, body.errors?.map((error) => error.code)]).toEqual([400, [code]]);
  });

  it.each([
    ['home.hero', 'a'],
    ['home.wines', 'b'],
  ])('show an uploaded picture in several widths at %s', async (key, inboxMessage) => {
    const hash = inboxMessage.repeat(32);
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

describe('the look of the bar', () => {
  type BusinessDetails = Record<string, unknown>;
  const tell = async (facts: BusinessDetails) => {
    const { body } = await staff<BusinessDetails>('/api/admin/business-details');
    return staff('/api/admin/business-details', { method: 'PUT', body: { ...body, ...facts } });
  };
  const file = async (path: string, at = urls()[0] ?? ''): Promise<Buffer> => {
    const response = await fetch(`${at}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    return Buffer.from(await response.arrayBuffer());
  };
  /** The colour in the middle of a picture, and at its edge. */
  const colours = async (picture: Buffer): Promise<string[]> => {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3).toString('hex', 0, 3);
    return [at(info.width / 2, info.height / 2), at(2, 2)];
  };
  const built = (path: string): Buffer => readFileSync(join(webDist, 'client', path));
  const imagesOf = async () =>
    (await call<{ images: Record<string, { url: string; alt: string }> }>('/api/site', { at: urls()[0] ?? '' })).body
      .images;

  it('is the first letter of its name in its colour when it has no logo', async () => {
    await staff('/api/admin/look/logo', { method: 'DELETE' });
    await tell({ name: 'Šenk pod vežou — vínny bar', city: 'Pezinok', accent: '#24486b', map: 'none' });
    const sizes = [180, 192, 512];
    for (const size of sizes) {
      const icon = await file(`/icon-${size}.png`);
      expect(await sharp(icon).metadata()).toMatchObject({ width: size, height: size });
      expect((await colours(icon))[1]).toBe('24486b');
    }
    expect((await file('/favicon.svg')).toString()).toMatch(/^<svg [^]*fill="#24486b"[^]*<path /);
    expect(await sharp(await file('/favicon.ico')).metadata()).toMatchObject({ width: 48, height: 48 });
    const manifest = JSON.parse((await file('/manifest.webmanifest')).toString()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({
      name: 'Šenk pod vežou — vínny bar',
      short_name: 'Šenk pod vežou',
      theme_color: '#24486b',
    });
    for (const { src } of manifest.icons) expect((await file(src)).length).toBeGreaterThan(500);
    for (const path of ['/', '/r/unknown', '/r/%ff', '/api/newsletter/unsubscribe/unknown'])
      expect(await page(path)).toContain(':root{--wine:#24486b;');
  });

  it('is in the share picture of each language, whose address changes with it', async () => {
    await save('home.hero.title', 'Slow wine', 'Pomalé víno');
    const [slovak, english] = [await file('/images/share-sk.jpg'), await file('/images/share-en.jpg')];
    for (const picture of [slovak, english])
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(slovak).not.toEqual(english);
    const addressIn = (html: string) => /og:image" content="([^"]+)"/.exec(html)?.[1];
    const before = addressIn(await page('/'));
    expect(before).toMatch(/\/images\/share-sk\.jpg\?v=[0-9a-f]{8}$/);
    await tell({ city: 'Modra' });
    expect(addressIn(await page('/'))).not.toBe(before);
    expect(await file('/images/share-sk.jpg')).not.toEqual(slovak);
  });

  it('consists of the built files in the sample venue', async () => {
    await sql(`DELETE FROM site_content WHERE key IN ('home.hero.title', 'venue.name', 'venue.city')`);
    await sql(`DELETE FROM site_images WHERE key = 'home.hero'`);
    expect((await staff('/api/admin/sample', { method: 'POST' })).status).toBeLessThan(300);
    await tell({ accent: '' });
    for (const path of ['favicon.svg', 'icon-192.png', 'images/share-sk.jpg', 'images/share-en.jpg'])
      expect([path, (await file(`/${path}`)).equals(built(path))]).toEqual([path, true]);
    expect(await page('/')).toMatch(/og:image" content="[^"]+share-sk\.jpg"/);
  });

  it('has a logo stored as pixels only', async () => {
    const secret = join(webDist, 'client/icon-192.png');
    const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e SYSTEM "file://${secret}">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="alert(1)"><script>alert(1)</script>
      <rect width="40" height="40" fill="#00c8ff"/><image href="file://${secret}" width="40" height="40"/></svg>`;
    const form = new FormData();
    form.append('file', new Blob([svg]), 'logo.svg');
    const headers = { ...(await signIn(urls()[0])), origin: urls()[0] ?? '' };
    const sent = await fetch(`${urls()[0]}/api/admin/look/logo`, { method: 'POST', body: form, headers });
    const { imageUrl } = (await sent.json()) as { imageUrl: string };
    expect([sent.status, imageUrl]).toEqual([200, expect.stringMatching(/^\/media\/\w+-1000x1000\.webp$/)]);
    expect(await page('/')).toContain(`<img src="${imageUrl}"`);
    for (const at of [urls()[0], baseUrl]) {
      for (const path of [imageUrl, '/icon-512.png'])
        expect((await colours(await file(path, at)))[0]).toMatch(/^0.c.f.$/);
    }
    expect((await staff('/api/admin/look/logo', { method: 'DELETE' })).status).toBe(204);
    expect(await imagesOf()).not.toHaveProperty(['venue.logo']);
    expect((await colours(await file('/icon-512.png')))[1]).toBe('7b2334');
  });

  it('refuses an unreadable colour', async () => {
    const { status, body } = await tell({ accent: '#e0a030' });
    expect([status, body.errors?.map(({ field, code }) => [field, code])]).toEqual([
      400,
      [['accent', 'colour_too_light']],
    ]);
  });

  it('has a map that is fetched once per place, and none if that fails', async () => {
    const tile =
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#abc"/></svg>';
    tiles.answerRequest = () => ({ type: 'image/svg+xml', body: tile });
    expect((await tell({ map: 'static', latitude: '48.2892', longitude: '17.2666' })).status).toBe(200);
    const { 'venue.map': map } = await waitUntil(imagesOf, (images) => 'venue.map' in images);
    expect(map?.alt).toBe('48.2892, 17.2666');
    expect((await colours(await file(map?.url ?? '')))[1]).toMatch(/^a.b.c.$/);
    expect(tiles.requests.length).toBeLessThanOrEqual(25);
    expect(tiles.requests[0]?.headers['user-agent']).toMatch(/^Strapec\/[\d.]+ \(\+http/);
    const asked = tiles.requests.length;
    await page('/?lang=en');
    await tell({ phone: '+421 900 123 456' });
    expect(tiles.requests.length).toBe(asked);
    tiles.answerRequest = () => ({ status: 503 });
    const { status, body } = await staff('/api/admin/look/map', { method: 'POST' });
    expect([status, body.code]).toEqual([503, 'no_map']);
  });
});

const unescaped = (html = ''): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(x27|39);/g, "'")
    .replaceAll('&amp;', '&');
