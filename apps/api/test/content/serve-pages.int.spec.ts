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
import { type Answer, type CallOptions, call } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { buildSmallWeb, readRenderedPages, inlineScript as script, smallWebTypefaces } from '../support/small-web';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

let app: StartedApp;
const page = (path: string, options: CallOptions = {}): Promise<Answer<string>> =>
  call<string>(path, { at: app.baseUrl, ...options });

beforeAll(async () => {
  app = await fixture.startApp({ env: { WEB_DIST: buildSmallWeb(), PUBLIC_URL: 'https://bar.example' } });
});

describe('the pages of a newly opened venue', () => {
  it('are all rendered before the process is ready, once each', async () => {
    await waitUntil(
      () => call('/api/health/ready', { at: app.baseUrl }),
      ({ status }) => status === 200,
    );
    expect(readRenderedPages().sort()).toEqual(['en /', 'en /events', 'sk /', 'sk /events']);
  });

  it('are rendered once after a change, and the next request gets the new version', async () => {
    const before = readRenderedPages().length;
    const set = (title: string): Promise<unknown> =>
      sql(
        `INSERT INTO site_content (id, key, content_en, content_sk, section, updated_at)
         VALUES (gen_random_uuid(), 'home.hero.title', $1, $1, 'home', now())
         ON CONFLICT (key) DO UPDATE SET content_sk = $1, updated_at = now()`,
        [title],
      );
    await set('Jedno víno');
    await waitUntil(
      async () => (await page('/')).body,
      (body) => body.includes('Jedno víno'),
    );
    const answers = await Promise.all(Array.from({ length: 32 }, () => page('/')));
    expect(answers.every(({ body }) => body.includes('Jedno víno'))).toBe(true);
    expect(readRenderedPages().length - before).toBeLessThanOrEqual(3); // a change may be told more than once
    await sql(`DELETE FROM site_content WHERE key = 'home.hero.title'`);
    await waitUntil(
      async () => (await page('/')).body,
      (body) => body.includes('built in'),
    );
  });

  it('share one not-found page per language for all unknown addresses', async () => {
    await page('/no-such-page');
    const before = readRenderedPages().length;
    const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => page(`/no-such-page/${index % 8}`)));
    expect(answers.every(({ status, body }) => status === 404 && body.startsWith('sk|'))).toBe(true);
    expect(readRenderedPages().length - before).toBe(0);
    expect((await page('/nothing?lang=en')).body).toMatch(/^en\|/);
    expect(readRenderedPages().length - before).toBe(1);
  });
});

describe('a page', () => {
  it('is rendered in Slovak at its address, in English with ?lang=en, otherwise in the language of the cookie', async () => {
    expect((await page('/')).body).toMatch(/^sk\|https:\/\/bar\.example\/\|Strapec — víno & káva\|built in/);
    expect((await page('/?lang=en')).body).toMatch(/^en\|/);
    expect((await page('/', { headers: { cookie: 'lang=en' } })).body).toMatch(/^en\|/);
    expect((await page('/?lang=sk', { headers: { cookie: 'lang=en' } })).body).toMatch(/^sk\|/);
  });

  it('allows its own inline scripts and no others', async () => {
    const policy = (await page('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('has the same headers with and without the cached answer', async () => {
    await page('/events');
    const { headers } = await page('/events');
    const behind = await fetch(`${app.baseUrl}/events`, { method: 'HEAD' });
    const ofConnection = ['date', 'connection', 'keep-alive'];
    const own = (all: Headers) => Object.fromEntries([...all].filter(([name]) => !ofConnection.includes(name)));
    expect(own(headers)).toEqual(own(behind.headers));
    expect(own(headers)).toHaveProperty('content-security-policy');
  });

  it('asks proxies not to rewrite it', async () => {
    for (const path of ['/', '/admin', '/cellar', '/rezervacia'])
      expect((await page(path)).headers.get('cache-control')).toMatch(/^no-(cache|store), no-transform$/);
  });

  it('is not sent again when the ETag matches', async () => {
    const { headers } = await page('/');
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
    const again = await page('/', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent in the best encoding of %s', async (accepted, encoding) => {
    const { headers, body } = await page('/', { headers: { 'accept-encoding': accepted } });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(body).toMatch(/^sk\|/);
  });

  it('has the status 404 at an unknown address', async () => {
    const { status, headers } = await page('/cellar');
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it.each([
    ...['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server/mcp', '/.well-known/'],
    ...['/.well-known/openid-configuration', '/.well-known/agent.json', '/mcp/sse'],
    '/mcp/.well-known/oauth-protected-resource?lang=en',
  ])('is not sent where programs expect a document: %s', async (path) => {
    const { status, headers, body } = await page(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  });

  it('serves the contact for security reports (RFC 9116)', async () => {
    const { status, headers, body } = await page('/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const [, expires = ''] =
      /^Contact: mailto:\S+@\S+\nExpires: (\S+)\nPreferred-Languages: sk, en\n/.exec(String(body)) ?? [];
    const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
    expect(days > 90 && days < 365).toBe(true);
  });

  it('shows a change made in the database as soon as the database notifies it', async () => {
    await sql(
      `INSERT INTO site_content (id, key, content_en, content_sk, section, updated_at)
       VALUES (gen_random_uuid(), 'home.hero.title', 'Slow wine', 'Pomalé víno', 'home', now()),
              (gen_random_uuid(), 'venue.name', 'Cork', 'Korok', 'venue', now())
       ON CONFLICT (key) DO UPDATE SET content_en = excluded.content_en, content_sk = excluded.content_sk, updated_at = now()`,
    );
    await waitUntil(
      async () => (await page('/')).body,
      (body) => body.includes('|Korok|Pomalé víno'),
    );
    expect((await page('/?lang=en')).body).toMatch(/\|Cork\|Slow wine/);
    await sql(
      `INSERT INTO site_images (id, key, image_url, alt_text_en, alt_text_sk, section, updated_at)
       VALUES (gen_random_uuid(), 'home.about', 'https://pictures.example/cellar.jpg', '', '', 'home', now())
       ON CONFLICT (key) DO UPDATE SET image_url = excluded.image_url`,
    );
    const policy = async (): Promise<string> => (await page('/')).headers.get('content-security-policy') ?? '';
    await waitUntil(policy, (text) => text.includes("img-src 'self' data: https:;")); // a picture by its address
  });

  it('is the same for HEAD, without its body', async () => {
    const { status, headers, body } = await page('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([status, body]).toEqual([200, '']);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(2000);
  });
});

describe('a mistyped address', () => {
  const look = (path: string) => fetch(app.baseUrl + path, { redirect: 'manual' });

  it.each([
    ['/wine-menu/', '/wine-menu'],
    ['/W', '/w'],
    ['/Events?lang=en&fbclid=x', '/events?lang=en&fbclid=x'],
    ['/index.html', '/'],
    ['//wine-menu//', '/wine-menu'],
    ['/Rezervacia/', '/rezervacia'],
    ['/Admin/Reservations?date=2026-12-04', '/admin/reservations?date=2026-12-04'],
  ])('%s redirects to its page', async (path, expected) => {
    const { status, headers } = await look(path);
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
    const { status, headers } = await look(path);
    expect([status, headers.get('location')]).toEqual([404, null]);
  });
});

describe('under a host name other than the public one', () => {
  /** `fetch` writes the name of the host itself. */
  const under = (headers: Record<string, string>, path = '/admin/reservations') =>
    new Promise<{ status?: number; policy: string; body: string }>((resolve, reject) => {
      get(app.baseUrl + path, { headers }, (response) => {
        const { statusCode, headers: answered } = response;
        const policy = String(answered['content-security-policy']);
        text(response).then((body) => resolve({ status: statusCode, policy, body }), reject);
      }).on('error', reject);
    });
  const byProxy = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

  it.each([
    [{ host: '192.168.1.20:3000' }],
    [{ host: 'bar-pc:3000' }],
    [{ host: 'www.bar.example', ...byProxy }],
    [{ host: 'app', 'x-forwarded-host': 'www.bar.example', ...byProxy }],
  ])('the admin shows the sign-in address without a script: %j', async (headers) => {
    const { status, policy, body } = await under(headers);
    expect([status, body]).toEqual([200, expect.stringContaining('href="https://bar.example/admin"')]);
    expect(body).toContain('Sign in at');
    expect(body).not.toContain('<script');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it.each([
    [{ host: 'bar.example' }],
    [{ host: 'bar.example:443', ...byProxy }],
    [{ host: 'localhost:3000' }],
    [{ host: '127.0.0.1' }],
    [{ host: 'app:3000', ...byProxy }],
    [{ host: '10.0.0.5:3000', ...byProxy }],
    [{ host: '10.0.0.5:3000', 'x-forwarded-host': 'bar.example' }],
  ])('the admin opens behind a proxy that rewrites the host, or on the machine itself: %j', async (headers) => {
    expect((await under(headers)).body).toContain('https://bar.example/admin|');
  });

  it('a page works without https, because its policy does not require it', async () => {
    const { status, policy, body } = await under({ host: '192.168.1.20:3000' }, '/');
    expect([status, body]).toEqual([200, expect.stringMatching(/^sk\|/)]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect((await under({ host: '192.168.1.20:3000' }, '/api/health/ready')).status).toBe(200);
  });
});

describe('the admin', () => {
  it.each(['/admin', '/admin/', '/admin/reservations?date=2026-12-04'])(
    'is one document at %s, never cached and never indexed',
    async (path) => {
      const { status, headers, body } = await page(path);
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        200,
        'no-store, no-transform',
        'noindex',
      ]);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(body).toContain('https://bar.example/admin|');
    },
  );

  it('does not include paths that only begin like it', async () => {
    expect((await page('/administration')).status).toBe(404);
  });
});

describe('files', () => {
  it('with a hash in their name are cached for ever, compressed by the build', async () => {
    const { headers, body } = await page('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
    expect([body, headers.get('cache-control')]).toEqual(['plain', 'public, max-age=31536000, immutable']);
    const small = await fetch(`${app.baseUrl}/assets/app-1a2b.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect([small.headers.get('content-encoding'), small.headers.get('content-length')]).toEqual(['br', '6']);
  });

  it('of the previous version stay for two days, for open tabs', async () => {
    const env = { WEB_DIST: join(fixture.dataDir, '.web'), DATA_DIR: fixture.aFolder() };
    const folder = join(env.DATA_DIR, 'assets');
    const at = '2026-12-04T12:00:00+01:00';
    const leave = (name: string, hoursAgo: number) => {
      writeFileSync(join(folder, name), 'of the version before');
      const then = new Date(Date.parse(at) - hoursAgo * 3_600_000);
      utimesSync(join(folder, name), then, then);
    };
    mkdirSync(folder);
    leave('old-9z8y.js', 40);
    leave('older-9z8y.js', 49);
    const share = (name: string, hoursAgo: number) =>
      sql(`INSERT INTO built_files VALUES ($1, 'of another machine', $2::timestamptz - $3 * interval '1 hour')`, [
        name,
        at,
        hoursAgo,
      ]);
    await share('other-9z8y.js', 40);
    await share('gone-9z8y.js', 49);
    const upgraded = await fixture.startApp({ env, at });
    await waitUntil(
      () => page('/assets/older-9z8y.js', { at: upgraded.baseUrl }),
      ({ status, headers }) => status === 404 && headers.get('cache-control') === 'no-store',
    );
    const { body, headers } = await page('/assets/old-9z8y.js', { at: upgraded.baseUrl });
    expect([body, headers.get('cache-control')]).toEqual([
      'of the version before',
      'public, max-age=31536000, immutable',
    ]);
    const other = await page('/assets/other-9z8y.js', { at: upgraded.baseUrl });
    expect([other.body, other.headers.get('content-type'), other.headers.get('cache-control')]).toEqual([
      'of another machine',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(readdirSync(folder).sort()).toEqual(['old-9z8y.js', 'other-9z8y.js']);
    const shared = await sql<{ name: string }>('SELECT name FROM built_files ORDER BY name');
    expect(shared.map(({ name }) => name)).toEqual(expect.arrayContaining(['app-1a2b.js', 'other-9z8y.js'])); // its own too, for others
    expect(shared.map(({ name }) => name)).not.toContain('gone-9z8y.js');
    await upgraded.stop();
  });

  it('that are missing are refused, and the refusal is not cached', async () => {
    const { status, headers } = await page('/assets/gone-1a2b.js');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it('that cannot be opened, or are removed after the start, are refused by a whole answer', async () => {
    const env = { WEB_DIST: fixture.aFolder(), DATA_DIR: fixture.aFolder() };
    cpSync(join(fixture.dataDir, '.web'), env.WEB_DIST, { recursive: true });
    const [removedFile, folder] = [join(env.WEB_DIST, 'client', 'note.txt'), join(env.DATA_DIR, 'assets')];
    writeFileSync(removedFile, 'short');
    const { baseUrl, stop } = await fixture.startApp({ env });
    rmSync(removedFile);
    mkdirSync(folder, { recursive: true });
    const socket = createServer().listen(join(folder, 'socket-9z8y.js')); // has a size, but is no file
    await once(socket, 'listening');
    for (const path of ['/note.txt', '/assets/socket-9z8y.js']) {
      const { status, headers, body } = await call<{ code: string }>(path, { at: baseUrl });
      expect([status, body.code, headers.get('cache-control')]).toEqual([404, 'not_found', 'no-store']);
    }
    socket.close();
    await stop();
  });

  it('are not sent in an encoding that the client refuses', async () => {
    const refused = { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } };
    const { headers, body } = await page('/assets/app-1a2b.js', refused);
    expect([headers.get('content-encoding'), body]).toEqual([null, 'plain']);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/app-1a2b.js.br',
    '/assets/gone.js',
    '/../server/entry-server.js',
    '/server/entry-server.js',
  ])('%s is not one of them', async (path) => {
    expect((await page(path)).status).toBe(404);
  });
});

describe('other answers', () => {
  it.each([
    ['/w', '/wine-menu'],
    ['/w?lang=en', '/wine-menu?lang=en'],
  ])('%s, the address of the table codes, redirects to the wine list', async (path, expected) => {
    const { status, headers } = await fetch(`${app.baseUrl}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, expected]);
  });

  it('a form posted to a page is not found', async () => {
    const { status, headers } = await page('/', { method: 'POST', body: {} });
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  it('without a web build the API works, and pages answer with instructions', async () => {
    const bare = await fixture.startApp({ env: { WEB_DIST: join(fixture.dataDir, 'nothing') } });
    const { status, body } = await call<string>('/', { at: bare.baseUrl });
    expect([status, body]).toEqual([503, expect.stringContaining('npm start')]);
    expect((await call('/api/health/ready', { at: bare.baseUrl })).status).toBe(200);
    const reserving = await call<string>('/rezervacia', { at: bare.baseUrl });
    expect(reserving.body).toContain('<link rel="stylesheet" href="/typefaces.css">'); // once it is built it is there
  });

  it('a page without a script contains its font rules', async () => {
    const { body } = await page('/rezervacia');
    expect(body).toContain(`<style>${smallWebTypefaces}</style>`);
    expect(body).not.toContain('typefaces.css');
    expect(body.match(/(?<=rel="preload"[^>]+href=")[^"]+/g)).toEqual(['/assets/usual-1a2b.woff2']); // rare letters wait
  });

  it('the built scripts have no headers for documents', async () => {
    const { headers } = await page('/assets/app-1a2b.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    const ofDocuments = ['content-security-policy', 'x-frame-options', 'permissions-policy', 'referrer-policy'];
    expect(ofDocuments.filter((name) => headers.has(name))).toEqual([]);
  });

  it.each(['/', '/cellar', '/sign.svg', '/api/site', '/api/nothing', '/api/reservations', '/w'])(
    '%s has the security headers',
    async (path) => {
      const { headers } = await page(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('GET /api/site returns the same data', async () => {
    const { body } = await call<Record<string, unknown>>('/api/site?lang=en', { at: app.baseUrl });
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
    const closed = { from: '2030-12-24', to: '2030-12-26', hours: null };
    const venue = async () => {
      const { body } = await call<{ venue: PublicVenue }>('/api/site', { at: app.baseUrl });
      return body.venue;
    };
    const { zone, schedule } = seededVenue;
    const rules = seededVenue.rules.map(({ from, value }) => ({ from, value: toGuestRules(value) }));
    expect(await venue()).toEqual({ zone, schedule, rules });
    await sql(`INSERT INTO special_days (from_date, to_date) VALUES ('2030-12-24', '2030-12-26')`);
    expect((await venue()).schedule.specialDays).toEqual([closed]);
    await waitUntil(
      async () => (await page('/')).body,
      (body) => body.includes('|closed 2030-12-24'),
    );
    await sql(`DELETE FROM special_days`);
  });
});
