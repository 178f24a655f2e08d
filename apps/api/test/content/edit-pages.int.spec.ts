import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { TestHttpServer } from '../support/test-http-server';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { startAppsWithStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';

/** The web app as it is built: the runner builds it before these tests. */
const webDist = join(__dirname, '../../../web/dist');
const tileServer = new TestHttpServer();
/** Of an app on another machine than the usual one of this file: they share only the database. */
const env = { WEB_DIST: webDist, MAP_TILES: '', DATA_DIR: fixture.createFolder() };
beforeAll(async () => {
  await tileServer.open();
  env.MAP_TILES = `${tileServer.url}/{z}/{x}/{y}.svg`;
});
afterAll(() => tileServer.close());
const { callAsStaff, getUrls } = startAppsWithStaff(1, { env });
const fetchPage = async (path: string): Promise<string> =>
  (await requestApi<string>(path, { apiUrl: getUrls()[0] ?? '' })).body;
interface Text {
  key: string;
  section: string;
  contentEn: string;
  contentSk: string;
}
const listTexts = async (): Promise<Text[]> => (await callAsStaff<Text[]>('/api/admin/content')).body;
const saveText = (key: string, contentEn: string, contentSk: string, section = 'home') =>
  callAsStaff<Text>('/api/admin/content', { method: 'POST', body: { key, section, contentEn, contentSk } });
const saveImage = (image: Record<string, string>) => callAsStaff('/api/admin/images', { method: 'POST', body: image });
/** The data that the hydrated parts of a page start with. */
const readHydrationState = (html: string): { site: { texts: Record<string, unknown> } } =>
  JSON.parse(/<script type="application\/json"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '') as never;

/** Texts that have broken pages before (proof S8). */
const hostileTexts = [
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

let builtScriptCount: number; // script elements of the unchanged front page

beforeAll(async () => {
  expect(existsSync(join(webDist, 'server/entry-server.js'))).toBe(true);
  builtScriptCount = (await fetchPage('/')).match(/<script/g)?.length ?? 0;
});

describe('the built pages', () => {
  it('list every editable text in both languages, also of lazy parts', async () => {
    const { body } = await callAsStaff<{ added: number }>('/api/admin/seed-content', { method: 'POST' });
    expect(body.added).toBeGreaterThan(150);
    const texts = await listTexts();
    const sections = new Set(texts.map(({ section }) => section));
    for (const section of ['home', 'about', 'wines', 'contact', 'footer', 'venue', 'reservation'])
      expect(sections).toContain(section);
    for (const { key, contentEn, contentSk } of texts)
      expect([key, !!contentEn, !!contentSk]).toEqual([key, true, true]);
  });

  it('have built-in texts that can be saved unchanged', async () => {
    const readSiteTexts = async () =>
      (await requestApi<{ texts: object }>('/api/site', { apiUrl: getUrls()[0] ?? '' })).body.texts;
    const textsBefore = await readSiteTexts(); // those of the sample venue
    for (const { key, section, contentEn, contentSk } of await listTexts()) {
      const { status, body } = await saveText(key, contentEn, contentSk, section);
      expect([key, status, body.errors]).toEqual([key, 200, undefined]);
    }
    expect(await readSiteTexts()).toEqual(textsBefore);
  });

  it('show a saved text at once, also with placeholders', async () => {
    await saveText('home.hero.title', 'Slow wine', 'Pomalé víno');
    await saveText('footer.copyright', '{name} since 2025, now {year}', '{name} od 2025, dnes {year}');
    expect(await fetchPage('/')).toContain('>Pomalé víno<');
    const english = await fetchPage('/?lang=en');
    expect(english).toContain('>Slow wine<');
    expect(english).toMatch(/Strapec — víno &amp; káva since 2025/);
  });

  it('pass a saved text to hydrated parts, with placeholders as a syntax tree', async () => {
    await saveText('reserve.title', 'A table for you', 'Stôl pre vás', 'reservation');
    const key = 'reserve.partySize.option';
    const pluralText = '{count, plural, one {just me} other {all # of us}}';
    expect((await saveText(key, pluralText, pluralText, 'reservation')).status).toBe(200);
    for (const otherKey of ['events.inquiry.title', 'home.about.title', 'meta.home.title'])
      await saveText(otherKey, 'One', 'Jeden');
    const { texts } = readHydrationState(await fetchPage('/?lang=en')).site;
    expect(Object.keys(texts)).not.toContain('events.inquiry.title'); // is on another page
    expect(Object.keys(texts)).not.toContain('home.about.title'); // is not hydrated
    expect(texts['reserve.title']).toBe('A table for you');
    expect(texts[key]).toMatchObject([{ type: 6, value: 'count' }]);
  });

  it.each(hostileTexts)('show %j as plain text', async (text) => {
    for (const key of ['home.hero.title', 'meta.home.title', 'meta.home.description', 'reserve.title'])
      expect((await saveText(key, text, text)).status).toBe(200);
    const html = await fetchPage('/?lang=en');
    expect(unescapeHtml(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1])).toBe(text);
    expect(unescapeHtml(/<title>([^]*?)<\/title>/.exec(html)?.[1])).toBe(`${text} — Strapec`);
    expect(unescapeHtml(/<meta name="description" content="([^"]*)"/.exec(html)?.[1])).toBe(text);
    expect(JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
      description: text,
    });
    expect(readHydrationState(html).site.texts['reserve.title']).toBe(text);
    expect(html.match(/<script/g)).toHaveLength(builtScriptCount);
  });

  it('show a picture chosen by staff instead of the built-in one', async () => {
    const { body } = await callAsStaff<{ key: string }[]>('/api/admin/images');
    expect(body.map(({ key }) => key)).toEqual(expect.arrayContaining(['home.hero', 'home.shelf']));
    const alt = { altTextEn: 'The "cellar"', altTextSk: 'Naša <pivnica>' };
    const imageUrl = 'https://example.com/a"b.jpg?x=1&y=2';
    expect((await saveImage({ key: 'home.hero', section: 'home', imageUrl, ...alt })).status).toBe(200);
    const { body: images } = await callAsStaff<{ id: string | null; key: string }[]>('/api/admin/images');
    const imageIdOf = (key: string) => images.find((image) => image.key === key)?.id;
    expect([imageIdOf('home.hero'), imageIdOf('home.shelf')]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), null]);
    const html = await fetchPage('/');
    expect(html).toContain('src="https://example.com/a&quot;b.jpg?x=1&amp;y=2"');
    expect(html).toContain('alt="Naša &lt;pivnica&gt;"');
    expect(html).not.toContain('hero-wide');
  });

  it.each([
    ['http://images.example.sk/p.png', 'url_insecure'],
    ['ftp://images.example.sk/p.png', 'url_invalid'],
  ])('refuse a picture from %s, which browsers would block', async (imageUrl, code) => {
    const alt = { altTextEn: 'The cellar', altTextSk: 'Pivnica' };
    const { status, body } = await saveImage({ key: 'home.hero', section: 'home', imageUrl, ...alt });
    expect([status, body.errors?.map((error) => error.code)]).toEqual([400, [code]]);
  });

  it.each([
    ['home.hero', 'a'],
    ['home.wines', 'b'],
  ])('show an uploaded picture in several widths at %s', async (key, hashDigit) => {
    const hash = hashDigit.repeat(32);
    const alt = { altTextEn: 'The cellar', altTextSk: 'Pivnica' };
    await saveImage({ key, section: 'home', imageUrl: `/media/${hash}-1600x800.webp`, ...alt });
    const html = await fetchPage('/?lang=en');
    const sourceSetOf = (format: string) =>
      ['480x240', '960x480', '1600x800']
        .map((size) => `/media/${hash}-${size}.${format} ${size.split('x')[0]}w`)
        .join(', ');
    const picture = html.match(/<picture>[^]*?<\/picture>/g)?.find((pictureHtml) => pictureHtml.includes(hash));
    expect(picture).toContain(`<source type="image/avif" srcSet="${sourceSetOf('avif')}" sizes="100vw"/>`);
    expect(picture).toContain(
      `srcSet="${sourceSetOf('webp')}" sizes="100vw" width="1600" height="800" alt="The cellar"`,
    );
    const preload = `<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="${sourceSetOf('avif')}"`;
    expect(html.includes(preload)).toBe(key === 'home.hero'); // only the first picture
  });
});

describe('the look of the bar', () => {
  type BusinessDetails = Record<string, unknown>;
  const saveBusinessDetails = async (changes: BusinessDetails) => {
    const { body } = await callAsStaff<BusinessDetails>('/api/admin/business-details');
    return callAsStaff('/api/admin/business-details', { method: 'PUT', body: { ...body, ...changes } });
  };
  const fetchFile = async (path: string, at = getUrls()[0] ?? ''): Promise<Buffer> => {
    const response = await fetch(`${at}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    return Buffer.from(await response.arrayBuffer());
  };
  /** The colour in the middle of a picture, and at its edge. */
  const readColours = async (picture: Buffer): Promise<string[]> => {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixelAt = (x: number, y: number) => data.subarray((y * info.width + x) * 3).toString('hex', 0, 3);
    return [pixelAt(info.width / 2, info.height / 2), pixelAt(2, 2)];
  };
  const readBuiltFile = (path: string): Buffer => readFileSync(join(webDist, 'client', path));
  const fetchSiteImages = async () =>
    (
      await requestApi<{ images: Record<string, { url: string; alt: string }> }>('/api/site', {
        apiUrl: getUrls()[0] ?? '',
      })
    ).body.images;

  it('has icons with the first letter of its name in its colour, without a logo', async () => {
    await callAsStaff('/api/admin/look/logo', { method: 'DELETE' });
    await saveBusinessDetails({ name: 'Šenk pod vežou — vínny bar', city: 'Pezinok', accent: '#24486b', map: 'none' });
    const iconSizes = [180, 192, 512];
    for (const iconSize of iconSizes) {
      const icon = await fetchFile(`/icon-${iconSize}.png`);
      expect(await sharp(icon).metadata()).toMatchObject({ width: iconSize, height: iconSize });
      expect((await readColours(icon))[1]).toBe('24486b');
    }
    expect((await fetchFile('/favicon.svg')).toString()).toMatch(/^<svg [^]*fill="#24486b"[^]*<path /);
    expect(await sharp(await fetchFile('/favicon.ico')).metadata()).toMatchObject({ width: 48, height: 48 });
    const manifest = JSON.parse((await fetchFile('/manifest.webmanifest')).toString()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({
      name: 'Šenk pod vežou — vínny bar',
      short_name: 'Šenk pod vežou',
      theme_color: '#24486b',
    });
    for (const { src } of manifest.icons) expect((await fetchFile(src)).length).toBeGreaterThan(500);
    for (const path of ['/', '/r/unknown', '/r/%ff', '/api/newsletter/unsubscribe/unknown'])
      expect(await fetchPage(path)).toContain(':root{--wine:#24486b;');
  });

  it('is in the share picture of each language, whose URL changes with it', async () => {
    await saveText('home.hero.title', 'Slow wine', 'Pomalé víno');
    const slovakPicture = await fetchFile('/images/share-sk.jpg');
    const englishPicture = await fetchFile('/images/share-en.jpg');
    for (const picture of [slovakPicture, englishPicture])
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(slovakPicture).not.toEqual(englishPicture);
    const sharePictureUrlOf = (html: string) => /og:image" content="([^"]+)"/.exec(html)?.[1];
    const urlBefore = sharePictureUrlOf(await fetchPage('/'));
    expect(urlBefore).toMatch(/\/images\/share-sk\.jpg\?v=[0-9a-f]{8}$/);
    await saveBusinessDetails({ city: 'Modra' });
    expect(sharePictureUrlOf(await fetchPage('/'))).not.toBe(urlBefore);
    expect(await fetchFile('/images/share-sk.jpg')).not.toEqual(slovakPicture);
  });

  it('consists of the built files in the sample venue', async () => {
    await sql(`DELETE FROM site_content WHERE key IN ('home.hero.title', 'venue.name', 'venue.city')`);
    await sql(`DELETE FROM site_images WHERE key = 'home.hero'`);
    expect((await callAsStaff('/api/admin/sample', { method: 'POST' })).status).toBeLessThan(300);
    await saveBusinessDetails({ accent: '' });
    for (const path of ['favicon.svg', 'icon-192.png', 'images/share-sk.jpg', 'images/share-en.jpg'])
      expect([path, (await fetchFile(`/${path}`)).equals(readBuiltFile(path))]).toEqual([path, true]);
    expect(await fetchPage('/')).toMatch(/og:image" content="[^"]+share-sk\.jpg"/);
  });

  it('has a logo stored as pixels only', async () => {
    const secretFile = join(webDist, 'client/icon-192.png');
    const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e SYSTEM "file://${secretFile}">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="alert(1)"><script>alert(1)</script>
      <rect width="40" height="40" fill="#00c8ff"/><image href="file://${secretFile}" width="40" height="40"/></svg>`;
    const form = new FormData();
    form.append('file', new Blob([svg]), 'logo.svg');
    const headers = { ...(await signIn(getUrls()[0])), origin: getUrls()[0] ?? '' };
    const response = await fetch(`${getUrls()[0]}/api/admin/look/logo`, { method: 'POST', body: form, headers });
    const { imageUrl } = (await response.json()) as { imageUrl: string };
    expect([response.status, imageUrl]).toEqual([200, expect.stringMatching(/^\/media\/\w+-1000x1000\.webp$/)]);
    expect(await fetchPage('/')).toContain(`<img src="${imageUrl}"`);
    for (const appUrl of [getUrls()[0], baseUrl]) {
      for (const path of [imageUrl, '/icon-512.png'])
        expect((await readColours(await fetchFile(path, appUrl)))[0]).toMatch(/^0.c.f.$/);
    }
    expect((await callAsStaff('/api/admin/look/logo', { method: 'DELETE' })).status).toBe(204);
    expect(await fetchSiteImages()).not.toHaveProperty(['venue.logo']);
    expect((await readColours(await fetchFile('/icon-512.png')))[1]).toBe('7b2334');
  });

  it('refuses an unreadable colour', async () => {
    const { status, body } = await saveBusinessDetails({ accent: '#e0a030' });
    expect(status).toBe(400);
    expect(body.errors?.map(({ field, code }) => [field, code])).toEqual([['accent', 'colour_too_light']]);
  });

  it('has a map that is fetched once for a location, and reports a failed fetch', async () => {
    const tile =
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#abc"/></svg>';
    tileServer.answerRequest = () => ({ type: 'image/svg+xml', body: tile });
    expect((await saveBusinessDetails({ map: 'static', latitude: '48.2892', longitude: '17.2666' })).status).toBe(200);
    const { 'venue.map': map } = await waitUntil(fetchSiteImages, (images) => 'venue.map' in images);
    expect(map?.alt).toBe('48.2892, 17.2666');
    expect((await readColours(await fetchFile(map?.url ?? '')))[1]).toMatch(/^a.b.c.$/);
    expect(tileServer.requests.length).toBeLessThanOrEqual(25);
    expect(tileServer.requests[0]?.headers['user-agent']).toMatch(/^Strapec\/[\d.]+ \(\+http/);
    const requestCount = tileServer.requests.length;
    await fetchPage('/?lang=en');
    await saveBusinessDetails({ phone: '+421 900 123 456' });
    expect(tileServer.requests.length).toBe(requestCount);
    tileServer.answerRequest = () => ({ status: 503 });
    const { status, body } = await callAsStaff('/api/admin/look/map', { method: 'POST' });
    expect([status, body.code]).toEqual([503, 'no_map']);
  });
});

const unescapeHtml = (html = ''): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(x27|39);/g, "'")
    .replaceAll('&amp;', '&');
