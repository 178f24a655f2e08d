import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { type StartedApp, fixture } from '../support/fixture';
import { TestHttpServer } from '../support/test-http-server';

const currentInstant = (): string => new Date().toISOString();
const date = upcomingDate('friday');
const reserveWithToken = async (app: StartedApp, captchaToken?: string): Promise<number> =>
  (await postReservation({ email: newEmail(), date, captchaToken }, { apiUrl: app.baseUrl })).status;

describe('proof S7: the built-in captcha', () => {
  let app: StartedApp;
  beforeAll(async () => {
    app = await fixture.startApp({ env: { CAPTCHA_PROVIDER: 'altcha' }, now: currentInstant() });
  });

  const fetchChallenge = async (): Promise<Challenge> =>
    (await requestApi<Challenge>('/api/captcha/challenge', { apiUrl: app.baseUrl })).body;
  const solveToToken = async (challenge: Challenge): Promise<string> =>
    encodeToken({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  const encodeToken = (payload: object): string => Buffer.from(JSON.stringify(payload)).toString('base64');

  it('accepts a solution once', async () => {
    const token = await solveToToken(await fetchChallenge());
    expect(await reserveWithToken(app, token)).toBe(201);
    const secondResponse = await postReservation(
      { email: newEmail(), date, captchaToken: token },
      { apiUrl: app.baseUrl },
    );
    expect(secondResponse).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
  });

  it('accepts a solution once, also when two processes get it at the same moment', async () => {
    const secondApp = await fixture.startApp({ env: { CAPTCHA_PROVIDER: 'altcha' }, now: currentInstant() });
    const token = await solveToToken(await fetchChallenge());
    const statuses = await Promise.all(
      [app, secondApp, app, secondApp].map((server) => reserveWithToken(server, token)),
    );
    expect([...statuses].sort()).toEqual([201, 400, 400, 400]);
  });

  it('accepts a solution again after the reservation was refused', async () => {
    const token = await solveToToken(await fetchChallenge());
    const refusal = await postReservation(
      { email: newEmail(), date, time: '16:10', captchaToken: token },
      { apiUrl: app.baseUrl },
    );
    expect(refusal.status).toBe(409);
    expect(await reserveWithToken(app, token)).toBe(201);
  });

  it('refuses an expired challenge', async () => {
    const laterApp = await fixture.startApp({ env: { CAPTCHA_PROVIDER: 'altcha' }, now: currentInstant() });
    const token = await solveToToken(await fetchChallenge());
    laterApp.setClock(new Date(Date.now() + 31 * 60_000).toISOString());
    expect(await reserveWithToken(laterApp, token)).toBe(400);
  });

  it('refuses altered challenges, wrong solutions and malformed tokens', async () => {
    const challenge = await fetchChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    const cheapChallenge = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } };
    const extendedChallenge = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
    const invalidTokens = [
      encodeToken({ challenge: cheapChallenge, solution }),
      encodeToken({ challenge: extendedChallenge, solution }),
      encodeToken({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      encodeToken({ challenge, solution: { ...solution, counter: -1 } }),
      encodeToken({ challenge: null, solution: null }),
      encodeToken({ challenge: { parameters: {} }, solution: {} }),
      'null',
      'not base64 ÿ',
      'x'.repeat(3_000),
      'development-captcha-token',
      undefined,
    ];
    for (const token of invalidTokens) {
      const response = await postReservation({ email: newEmail(), date, captchaToken: token }, { apiUrl: app.baseUrl });
      expect(response).toMatchObject({
        status: 400,
        body: { code: 'captcha_failed', message: 'Please complete the CAPTCHA verification.' },
      });
    }
  });
});

describe('proof S7: an external captcha', () => {
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
    app = await fixture.startApp({ env, now: currentInstant() });
  });
  afterAll(() => provider.close());

  it('accepts a token that the provider accepts, and sends it with the secret', async () => {
    provider.answerRequest = () => ({ body: '{"success":true}' });
    expect(await reserveWithToken(app, 'a-token')).toBe(201);
    const verifyRequest = new URLSearchParams(provider.requests.at(-1)?.body);
    expect(Object.fromEntries(verifyRequest)).toMatchObject({ secret: 'secret', response: 'a-token' });
  });

  it.each([
    ['refuses the token', { body: '{"success":false}' }],
    ['answers with an error', { status: 500, body: '{"success":true}' }],
    ['answers with an HTML page', { body: '<!doctype html><p>success' }],
    ['answers with a string instead of a boolean', { body: '{"success":"true"}' }],
    ['answers null', { body: 'null' }],
    ['does not answer', 'stall'],
  ] as const)('refuses the reservation when the provider %s', async (_case, providerAnswer) => {
    provider.answerRequest = () => providerAnswer;
    expect(await reserveWithToken(app, 'a-token')).toBe(400);
  });

  it('offers no challenge of the built-in captcha', async () => {
    expect((await requestApi('/api/captcha/challenge', { apiUrl: app.baseUrl })).status).toBe(404);
  });
});
