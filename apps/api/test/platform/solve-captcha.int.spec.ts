import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { type StartedApp, fixture } from '../support/fixture';
import { TestHttpServer } from '../support/test-http-server';

const now = (): string => new Date().toISOString();
const date = upcomingDate('friday');
const statusOf = async (app: StartedApp, captchaToken?: string): Promise<number> =>
  (await reserve({ email: newEmail(), date, captchaToken }, { at: app.baseUrl })).status;

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
    const again = await reserve({ email: newEmail(), date, captchaToken: token }, { at: app.baseUrl });
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
    const refused = await reserve({ email: newEmail(), date, time: '16:10', captchaToken: token }, { at: app.baseUrl });
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
      const answer = await reserve({ email: newEmail(), date, captchaToken: token }, { at: app.baseUrl });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'captcha_failed', message: 'Please complete the CAPTCHA verification.' },
      });
    }
  });
});

describe('an external captcha (proof S7)', () => {
  const provider = new TestHttpServer();
  let app: StartedApp;

  beforeAll(async () => {
    await provider.open();
    const env = {
      CAPTCHA_PROVIDER: 'hcaptcha',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: `${provider.url}/siteverify`,
    };
    app = await fixture.startApp({ env, at: now() });
  });
  afterAll(() => provider.close());

  it('passes what the provider passes, and asks with secret, token and address', async () => {
    provider.answerRequest = () => ({ body: '{"success":true}' });
    expect(await statusOf(app, 'a-token')).toBe(201);
    const asked = new URLSearchParams(provider.requests.at(-1)?.body);
    expect(Object.fromEntries(asked)).toMatchObject({ secret: 'secret', response: 'a-token' });
  });

  it.each([
    ['says no', { body: '{"success":false}' }],
    ['fails', { status: 500, body: '{"success":true}' }],
    ['answers with a page', { body: '<!doctype html><p>success' }],
    ['answers with a text for a truth', { body: '{"success":"true"}' }],
    ['answers null', { body: 'null' }],
    ['says nothing for long', 'stall'],
  ] as const)('refuses when the provider %s', async (_, given) => {
    provider.answerRequest = () => given;
    expect(await statusOf(app, 'a-token')).toBe(400);
  });

  it('has no challenge of its own', async () => {
    expect((await call('/api/captcha/challenge', { at: app.baseUrl })).status).toBe(404);
  });
});
