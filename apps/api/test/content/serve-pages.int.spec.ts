import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type PublicVenue, toGuestRules } from '@strapec/domain';
import { seededVenue } from '@strapec/domain/testing';
import { type ApiResponse, type CallOptions, requestApi } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { buildSmallWeb, readRenderedPages, inlineScript as script, smallWebTypefaceCss } from '../support/small-web';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

let app: StartedApp;
const fetchPage = (path: string, options: CallOptions = {}): Promise<ApiResponse<string>> =>
  requestApi<string>(path, { apiUrl: app.baseUrl, ...options });

beforeAll(async () => {
  app = await fixture.startApp({ env: { WEB_DIST: buildSmallWeb(), PUBLIC_URL: 'https://bar.example' } });
});

describe('the pages of a newly opened venue', () => {
  it('are all rendered before the process is ready, once each', async () => {
    await waitUntil(
      () => requestApi('/api/health/ready', { apiUrl: app.baseUrl }),
      ({ status }) => status === 200,
    );
    expect(readRenderedPages().sort()).toEqual(['en /', 'en /events', 'sk /', 'sk /events']);
  });

  it('are rendered once after a change, and the next request gets the new version', async () => {
    const countBefore = readRenderedPages().length;
    const saveTitle = (title: string): Promise<unknown> =>
      sql(
        `INSERT INTO site_content (id, key, content_en, content_sk, section, updated_at)
         VALUES (gen_random_uuid(), 'home.hero.title', $1, $1, 'home', now())
         ON CONFLICT (key) DO UPDATE SET content_sk = $1, updated_at = now()`,
        [title],
      );
    await saveTitle('Jedno víno');
    await waitUntil(
      async () => (await fetchPage('/')).body,
      (body) => body.includes('Jedno víno'),
    );
    const responses = await Promise.all(Array.from({ length: 32 }, () => fetchPage('/')));
    expect(responses.every(({ body }) => body.includes('Jedno víno'))).toBe(true);
    expect(readRenderedPages().length - countBefore).toBeLessThanOrEqual(3); // a change may be notified more than once
    await sql(`DELETE FROM site_content WHERE key = 'home.hero.title'`);
    await waitUntil(
      async () => (await fetchPage('/')).body,
      (body) => body.includes('built in'),
    );
  });

  it('share one not-found page per language for all unknown addresses', async () => {
    await fetchPage('/no-such-page');
    const countBefore = readRenderedPages().length;
    const paths = Array.from({ length: 32 }, (_, index) => `/no-such-page/${index % 8}`);
    const responses = await Promise.all(paths.map((path) => fetchPage(path)));
    expect(responses.every(({ status, body }) => status === 404 && body.startsWith('sk|'))).toBe(true);
    expect(readRenderedPages().length - countBefore).toBe(0);
    expect((await fetchPage('/nothing?lang=en')).body).toMatch(/^en\|/);
    expect(readRenderedPages().length - countBefore).toBe(1);
  });
});

describe('a page', () => {
  it('is rendered in Slovak at its address, in English with ?lang=en, otherwise in the language of the cookie', async () => {
    expect((await fetchPage('/')).body).toMatch(/^sk\|https:\/\/bar\.example\/\|Strapec — víno & káva\|built in/);
    expect((await fetchPage('/?lang=en')).body).toMatch(/^en\|/);
    expect((await fetchPage('/', { headers: { cookie: 'lang=en' } })).body).toMatch(/^en\|/);
    expect((await fetchPage('/?lang=sk', { headers: { cookie: 'lang=en' } })).body).toMatch(/^sk\|/);
  });

  it('allows its own inline scripts and no others', async () => {
    const policy = (await fetchPage('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('has the same headers from the cache (GET) and without it (HEAD)', async () => {
    await fetchPage('/events');
    const { headers } = await fetchPage('/events');
    const headResponse = await fetch(`${app.baseUrl}/events`, { method: 'HEAD' });
    const connectionHeaders = ['date', 'connection', 'keep-alive'];
    const pickPageHeaders = (allHeaders: Headers) =>
      Object.fromEntries([...allHeaders].filter(([name]) => !connectionHeaders.includes(name)));
    expect(pickPageHeaders(headers)).toEqual(pickPageHeaders(headResponse.headers));
    expect(pickPageHeaders(headers)).toHaveProperty('content-security-policy');
  });

  it('asks proxies not to rewrite it', async () => {
    for (const path of ['/', '/admin', '/cellar', '/rezervacia'])
      expect((await fetchPage(path)).headers.get('cache-control')).toMatch(/^no-(cache|store), no-transform$/);
  });

  it('is not sent again when the ETag matches', async () => {
    const { headers } = await fetchPage('/');
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
    const response = await fetchPage('/', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([response.status, response.body]).toEqual([304, '']);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent in the best encoding of %s', async (accepted, encoding) => {
    const { headers, body } = await fetchPage('/', { headers: { 'accept-encoding': accepted } });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(body).toMatch(/^sk\|/);
  });

  it('has the status 404 at an unknown address', async () => {
    const { status, headers } = await fetchPage('/cellar');
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it.each([
    ...['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server/mcp', '/.well-known/'],
    ...['/.well-known/openid-configuration', '/.well-known/agent.json', '/mcp/sse'],
    '/mcp/.well-known/oauth-protected-resource?lang=en',
  ])('is not sent where programs expect a document: %s', async (path) => {
    const { status, headers, body } = await fetchPage(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  });

  it('serves the contact for security reports (RFC 9116)', async () => {
    const { status, headers, body } = await fetchPage('/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const [, expires = ''] =
      /^Contact: mailto:\S+@\S+\nExpires: (\S+)\nPreferred-Languages: sk, en\n/.exec(String(body)) ?? [];
    const validDays = (new Date(expires).getTime() - Date.now()) / 86_400_000;
    expect(validDays > 90 && validDays < 365).toBe(true);
  });

  it('shows a change made in the database as soon as the database notifies it', async () => {
    await sql(
      `INSERT INTO site_content (id, key, content_en, content_sk, section, updated_at)
       VALUES (gen_random_uuid(), 'home.hero.title', 'Slow wine', 'Pomalé víno', 'home', now()),
              (gen_random_uuid(), 'venue.name', 'Cork', 'Korok', 'venue', now())
       ON CONFLICT (key) DO UPDATE SET content_en = excluded.content_en, content_sk = excluded.content_sk, updated_at = now()`,
    );
    await waitUntil(
      async () => (await fetchPage('/')).body,
      (body) => body.includes('|Korok|Pomalé víno'),
    );
    expect((await fetchPage('/?lang=en')).body).toMatch(/\|Cork\|Slow wine/);
    await sql(
      `INSERT INTO site_images (id, key, image_url, alt_text_en, alt_text_sk, section, updated_at)
       VALUES (gen_random_uuid(), 'home.about', 'https://pictures.example/cellar.jpg', '', '', 'home', now())
       ON CONFLICT (key) DO UPDATE SET image_url = excluded.image_url`,
    );
    const readPolicy = async (): Promise<string> => (await fetchPage('/')).headers.get('content-security-policy') ?? '';
    await waitUntil(readPolicy, (policy) => policy.includes("img-src 'self' data: https:;")); // of another host
  });

  it('is the same for HEAD, without its body', async () => {
    const options = { method: 'HEAD', headers: { 'accept-encoding': 'identity' } };
    const { status, headers, body } = await fetchPage('/', options);
    expect([status, body]).toEqual([200, '']);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(2000);
  });
});

describe('a mistyped address', () => {
  const fetchRedirect = (path: string) => fetch(app.baseUrl + path, { redirect: 'manual' });

  it.each([
    ['/wine-menu/', '/wine-menu'],
    ['/W', '/w'],
    ['/Events?lang=en&fbclid=x', '/events?lang=en&fbclid=x'],
    ['/index.html', '/'],
    ['//wine-menu//', '/wine-menu'],
    ['/Rezervacia/', '/rezervacia'],
    ['/Admin/Reservations?date=2026-12-04', '/admin/reservations?date=2026-12-04'],
  ])('%s redirects to its page', async (path, expected) => {
    const { status, headers } = await fetchRedirect(path);
    expect([status, headers.get('location')]).toEqual([308, expected]);
  });

  it.each([
    '//evil.example',
    '//evil.example/admin',
    '/\\\\evil.example',
    '/R/abc',
    '/r/ABC',
    '/cellar/',
    '/assets/Gone.js',
  ])('%s does not redirect', async (path) => {
    const { status, headers } = await fetchRedirect(path);
    expect([status, headers.get('location')]).toEqual([404, null]);
  });
});

describe('a request under a host name other than the public one', () => {
  /** Not with `fetch`, which sets the host header itself. */
  const fetchUnderHost = (headers: Record<string, string>, path = '/admin/reservations') =>
    new Promise<{ status?: number; policy: string; body: string }>((resolve, reject) => {
      get(app.baseUrl + path, { headers }, (response) => {
        const { statusCode, headers: responseHeaders } = response;
        const policy = String(responseHeaders['content-security-policy']);
        text(response).then((body) => resolve({ status: statusCode, policy, body }), reject);
      }).on('error', reject);
    });
  const proxyHeaders = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

  it.each([
    [{ host: '192.168.1.20:3000' }],
    [{ host: 'bar-pc:3000' }],
    [{ host: 'www.bar.example', ...proxyHeaders }],
    [{ host: 'app', 'x-forwarded-host': 'www.bar.example', ...proxyHeaders }],
  ])('gets an admin page that only links to the public address: %j', async (headers) => {
    const { status, policy, body } = await fetchUnderHost(headers);
    expect([status, body]).toEqual([200, expect.stringContaining('href="https://bar.example/admin"')]);
    expect(body).toContain('Sign in at');
    expect(body).not.toContain('<script');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it.each([
    [{ host: 'bar.example' }],
    [{ host: 'bar.example:443', ...proxyHeaders }],
    [{ host: 'localhost:3000' }],
    [{ host: '127.0.0.1' }],
    [{ host: 'app:3000', ...proxyHeaders }],
    [{ host: '10.0.0.5:3000', ...proxyHeaders }],
    [{ host: '10.0.0.5:3000', 'x-forwarded-host': 'bar.example' }],
  ])('gets the admin behind a proxy that rewrites the host, or on the machine itself: %j', async (headers) => {
    expect((await fetchUnderHost(headers)).body).toContain('https://bar.example/admin|');
  });

  it('gets a page whose policy does not require https', async () => {
    const { status, policy, body } = await fetchUnderHost({ host: '192.168.1.20:3000' }, '/');
    expect([status, body]).toEqual([200, expect.stringMatching(/^sk\|/)]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect((await fetchUnderHost({ host: '192.168.1.20:3000' }, '/api/health/ready')).status).toBe(200);
  });
});

describe('the admin', () => {
  it.each(['/admin', '/admin/', '/admin/reservations?date=2026-12-04'])(
    'is one document at %s, never cached and never indexed',
    async (path) => {
      const { status, headers, body } = await fetchPage(path);
      expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(headers.get('cache-control')).toBe('no-store, no-transform');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(body).toContain('https://bar.example/admin|');
    },
  );

  it('does not include paths that only begin like it', async () => {
    expect((await fetchPage('/administration')).status).toBe(404);
  });
});

describe('files of the web build', () => {
  it('are cached without end if their name has a hash, and sent as the build compressed them', async () => {
    const { headers, body } = await fetchPage('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
    expect([body, headers.get('cache-control')]).toEqual(['plain', 'public, max-age=31536000, immutable']);
    const { headers: brotliHeaders } = await fetch(`${app.baseUrl}/assets/app-1a2b.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(brotliHeaders.get('content-encoding')).toBe('br');
    expect(brotliHeaders.get('content-length')).toBe('6');
  });

  it('of the previous version are kept for two days, for open tabs', async () => {
    const env = { WEB_DIST: join(fixture.dataDir, '.web'), DATA_DIR: fixture.createFolder() };
    const folder = join(env.DATA_DIR, 'assets');
    const instant = '2026-12-04T12:00:00+01:00';
    const writeOldFile = (name: string, hoursAgo: number) => {
      writeFileSync(join(folder, name), 'of the version before');
      const modifiedAt = new Date(Date.parse(instant) - hoursAgo * 3_600_000);
      utimesSync(join(folder, name), modifiedAt, modifiedAt);
    };
    mkdirSync(folder);
    writeOldFile('old-9z8y.js', 40);
    writeOldFile('older-9z8y.js', 49);
    const insertSharedFile = (name: string, hoursAgo: number) =>
      sql(`INSERT INTO built_files VALUES ($1, 'of another machine', $2::timestamptz - $3 * interval '1 hour')`, [
        name,
        instant,
        hoursAgo,
      ]);
    await insertSharedFile('other-9z8y.js', 40);
    await insertSharedFile('gone-9z8y.js', 49);
    const upgradedApp = await fixture.startApp({ env, now: instant });
    await waitUntil(
      () => fetchPage('/assets/older-9z8y.js', { apiUrl: upgradedApp.baseUrl }),
      ({ status, headers }) => status === 404 && headers.get('cache-control') === 'no-store',
    );
    const { body, headers } = await fetchPage('/assets/old-9z8y.js', { apiUrl: upgradedApp.baseUrl });
    expect(body).toBe('of the version before');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const sharedFile = await fetchPage('/assets/other-9z8y.js', { apiUrl: upgradedApp.baseUrl });
    expect(sharedFile.body).toBe('of another machine');
    expect(sharedFile.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(sharedFile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(readdirSync(folder).sort()).toEqual(['old-9z8y.js', 'other-9z8y.js']);
    const builtFiles = await sql<{ name: string }>('SELECT name FROM built_files ORDER BY name');
    const builtFileNames = builtFiles.map(({ name }) => name);
    expect(builtFileNames).toEqual(expect.arrayContaining(['app-1a2b.js', 'other-9z8y.js'])); // the app shares its own too
    expect(builtFileNames).not.toContain('gone-9z8y.js');
    await upgradedApp.stop();
  });

  it('are not found when they are missing, and this response is not cached', async () => {
    const { status, headers } = await fetchPage('/assets/gone-1a2b.js');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it('are not found when they cannot be opened or were removed after the start', async () => {
    const env = { WEB_DIST: fixture.createFolder(), DATA_DIR: fixture.createFolder() };
    cpSync(join(fixture.dataDir, '.web'), env.WEB_DIST, { recursive: true });
    const [removedFile, folder] = [join(env.WEB_DIST, 'client', 'note.txt'), join(env.DATA_DIR, 'assets')];
    writeFileSync(removedFile, 'short');
    const { baseUrl, stop } = await fixture.startApp({ env });
    rmSync(removedFile);
    mkdirSync(folder, { recursive: true });
    const socket = createServer().listen(join(folder, 'socket-9z8y.js')); // has a size, but is no file
    await once(socket, 'listening');
    for (const path of ['/note.txt', '/assets/socket-9z8y.js']) {
      const { status, headers, body } = await requestApi<{ code: string }>(path, { apiUrl: baseUrl });
      expect([status, body.code, headers.get('cache-control')]).toEqual([404, 'not_found', 'no-store']);
    }
    socket.close();
    await stop();
  });

  it('are not sent in an encoding that the client refuses', async () => {
    const options = { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } };
    const { headers, body } = await fetchPage('/assets/app-1a2b.js', options);
    expect([headers.get('content-encoding'), body]).toEqual([null, 'plain']);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/app-1a2b.js.br',
    '/assets/gone.js',
    '/../server/entry-server.js',
    '/server/entry-server.js',
  ])('do not include %s', async (path) => {
    expect((await fetchPage(path)).status).toBe(404);
  });
});

describe('other responses', () => {
  it.each([
    ['/w', '/wine-menu'],
    ['/w?lang=en', '/wine-menu?lang=en'],
  ])('%s, the address of the table codes, redirects to the wine list', async (path, expected) => {
    const { status, headers } = await fetch(`${app.baseUrl}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, expected]);
  });

  it('a form posted to a page is not found', async () => {
    const { status, headers } = await fetchPage('/', { method: 'POST', body: {} });
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  it('without a web build the API works, and pages answer with instructions', async () => {
    const appWithoutWeb = await fixture.startApp({ env: { WEB_DIST: join(fixture.dataDir, 'nothing') } });
    const { status, body } = await requestApi<string>('/', { apiUrl: appWithoutWeb.baseUrl });
    expect([status, body]).toEqual([503, expect.stringContaining('npm start')]);
    expect((await requestApi('/api/health/ready', { apiUrl: appWithoutWeb.baseUrl })).status).toBe(200);
    const formPage = await requestApi<string>('/rezervacia', { apiUrl: appWithoutWeb.baseUrl });
    expect(formPage.body).toContain('<link rel="stylesheet" href="/typefaces.css">'); // served once it is built
  });

  it('a page without a script contains its font rules', async () => {
    const { body } = await fetchPage('/rezervacia');
    expect(body).toContain(`<style>${smallWebTypefaceCss}</style>`);
    expect(body).not.toContain('typefaces.css');
    expect(body.match(/(?<=rel="preload"[^>]+href=")[^"]+/g)).toEqual(['/assets/usual-1a2b.woff2']); // no rare letters
  });

  it('the built scripts have no headers for documents', async () => {
    const { headers } = await fetchPage('/assets/app-1a2b.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    const documentHeaders = ['content-security-policy', 'x-frame-options', 'permissions-policy', 'referrer-policy'];
    expect(documentHeaders.filter((name) => headers.has(name))).toEqual([]);
  });

  it.each(['/', '/cellar', '/sign.svg', '/api/site', '/api/nothing', '/api/reservations', '/w'])(
    '%s has the security headers',
    async (path) => {
      const { headers } = await fetchPage(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('GET /api/site returns the data of the pages', async () => {
    const { body } = await requestApi<Record<string, unknown>>('/api/site?lang=en', { apiUrl: app.baseUrl });
    expect(body).toMatchObject({
      language: 'en',
      businessDetails: { name: 'Cork', postalCode: '811 05', socialLinks: [expect.any(String), expect.any(String)] },
      texts: { 'home.hero.title': 'Slow wine' },
      captcha: { provider: 'none', siteKey: null },
    });
    expect(body.openingHours).toContainEqual({
      weekday: 'friday',
      opens: '16:00',
      closes: '02:00',
      lastStart: '23:30',
    });
  });

  it('a special day inserted as a row is shown at once, without a restart', async () => {
    const specialDay = { from: '2030-12-24', to: '2030-12-26', hours: null };
    const readVenue = async () => {
      const { body } = await requestApi<{ venue: PublicVenue }>('/api/site', { apiUrl: app.baseUrl });
      return body.venue;
    };
    const { zone, schedule } = seededVenue;
    const rules = seededVenue.rules.map(({ from, value }) => ({ from, value: toGuestRules(value) }));
    expect(await readVenue()).toEqual({ zone, schedule, rules });
    await sql(`INSERT INTO special_days (from_date, to_date) VALUES ('2030-12-24', '2030-12-26')`);
    expect((await readVenue()).schedule.specialDays).toEqual([specialDay]);
    await waitUntil(
      async () => (await fetchPage('/')).body,
      (body) => body.includes('|closed 2030-12-24'),
    );
    await sql(`DELETE FROM special_days`);
  });
});
