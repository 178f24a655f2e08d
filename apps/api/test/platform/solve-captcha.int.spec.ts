import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { anEmail, call, reserve } from '../support/call';
import { upcoming } from '../support/dates';
import { type StartedApp, fixture } from '../support/fixture';

const now = (): string => new Date().toISOString();
const date = upcoming('friday');
const statusOf = async (app: StartedApp, captchaToken?: string): Promise<number> =>
  (await reserve({ email: anEmail(), date, captchaToken }, { at: app.baseUrl })).status;

describe('our own captcha (proof S7)', () => {
  let app: StartedApp;
  beforeAll(async () => {
    app = await fixture.startApp({ env: { CAPTCHA_PROVIDER: 'altcha' }, at: now() });
  });

  const newChallenge = async (): Promise<Challenge> =>
    (await call<Challenge>('/api/captcha/challenge', { at: app.baseUrl })).body;
  const tokenFor = async (challenge: Challenge): Promise<string> =>
    tokenOf({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  const tokenOf = (payload: object): string => Buffer.from(JSON.stringify(payload)).toString('base64');

  it('takes a solution once', async () => {
    const token = await tokenFor(await newChallenge());
    expect(await statusOf(app, token)).toBe(201);
    const again = await reserve({ email: anEmail(), date, captchaToken: token }, { at: app.baseUrl });
    expect(again).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
  });

  it('takes it once also when two processes are asked at the same moment', async () => {
    const other = await fixture.startApp({ env: { CAPTCHA_PROVIDER: 'altcha' }, at: now() });
    const token = await tokenFor(await newChallenge());
    const statuses = await Promise.all([app, other, app, other].map((one) => statusOf(one, token)));
    expect([...statuses].sort()).toEqual([201, 400, 400, 400]);
  });

  it('gives the solution back when the reservation was refused', async () => {
    const token = await tokenFor(await newChallenge());
    const refused = await reserve({ email: anEmail(), date, time: '16:10', captchaToken: token }, { at: app.baseUrl });
    expect(refused.status).toBe(409);
    expect(await statusOf(app, token)).toBe(201);
  });

  it('refuses what has expired', async () => {
    const late = await fixture.startApp({ env: { CAPTCHA_PROVIDER: 'altcha' }, at: now() });
    const token = await tokenFor(await newChallenge());
    late.setClock(new Date(Date.now() + 31 * 60_000).toISOString());
    expect(await statusOf(late, token)).toBe(400);
  });

  it('refuses a challenge it did not make, a wrong solution, and nonsense', async () => {
    const challenge = await newChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    const cheap = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } };
    const longer = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
    const wrong = [
      tokenOf({ challenge: cheap, solution }),
      tokenOf({ challenge: longer, solution }),
      tokenOf({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      tokenOf({ challenge, solution: { ...solution, counter: -1 } }),
      tokenOf({ challenge: null, solution: null }),
      tokenOf({ challenge: { parameters: {} }, solution: {} }),
      'null',
      'not base64 ÿ',
      'x'.repeat(3_000),
      'development-captcha-token',
      undefined,
    ];
    for (const token of wrong) {
      const answer = await reserve({ email: anEmail(), date, captchaToken: token }, { at: app.baseUrl });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'captcha_failed', message: 'Please complete the CAPTCHA verification.' },
      });
    }
  });
});

describe('an external captcha (proof S7)', () => {
  let provider: Server;
  let app: StartedApp;
  let answer: (token: string) => { status?: number; body: string } | 'silence';
  const asked: URLSearchParams[] = [];

  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        asked.push(form);
        const given = answer(form.get('response') ?? '');
        if (given !== 'silence') response.writeHead(given.status ?? 200).end(given.body);
      });
    });
    await new Promise<void>((open) => provider.listen(0, '127.0.0.1', open));
    const { port } = provider.address() as AddressInfo;
    const env = {
      CAPTCHA_PROVIDER: 'hcaptcha',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    };
    app = await fixture.startApp({ env, at: now() });
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });

  it('passes what the provider passes, and asks with secret, token and address', async () => {
    answer = () => ({ body: '{"success":true}' });
    expect(await statusOf(app, 'a-token')).toBe(201);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ secret: 'secret', response: 'a-token' });
  });

  it.each([
    ['says no', { body: '{"success":false}' }],
    ['fails', { status: 500, body: '{"success":true}' }],
    ['answers with a page', { body: '<!doctype html><p>success' }],
    ['answers with a text for a truth', { body: '{"success":"true"}' }],
    ['answers null', { body: 'null' }],
    ['says nothing for long', 'silence'],
  ] as const)('refuses when the provider %s', async (_, given) => {
    answer = () => given;
    expect(await statusOf(app, 'a-token')).toBe(400);
  });

  it('has no challenge of its own', async () => {
    expect((await call('/api/captcha/challenge', { at: app.baseUrl })).status).toBe(404);
  });
});
