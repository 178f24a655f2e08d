import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiResponse, type ProblemBody, requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { TestHttpServer, type TestReply } from '../support/test-http-server';
import { signIn } from '../support/staff-sign-in';
import { buildSmallWeb } from '../support/small-web';

const translator = new TestHttpServer();
let headers: { cookie: string };
let appUrl: string;

type Translation = ApiResponse<{ translatedText: string } & ProblemBody>;
const translate = (text: unknown, targetLanguage: string): Promise<Translation> =>
  requestApi('/api/admin/translate', { method: 'POST', body: { text, targetLanguage }, headers, apiUrl: appUrl });
const startWithEnv = async (env: Record<string, string>): Promise<void> => {
  appUrl = (await fixture.startApp({ env: { WEB_DIST: buildSmallWeb(), ...env } })).baseUrl;
  headers = await signIn(appUrl);
};

beforeAll(() => translator.open());
afterAll(() => translator.close());

const failures: [string, TestReply][] = [
  ['refuses', { status: 403, body: '{"error":"Invalid API key"}' }],
  ['has too much to do', { status: 429, body: '{"error":"Slow down"}' }],
  ['has failed', { status: 500, body: '<h1>Internal Server Error</h1>', type: 'text/html' }],
  ['answers with a page', { status: 200, body: '<!doctype html><title>Captive portal</title>', type: 'text/html' }],
  ['answers half', { status: 200, body: '{"translatedText": "Vin' }],
  ['answers null', { status: 200, body: 'null' }],
  ['answers nothing', { status: 200, body: '' }],
  [
    'answers an empty text',
    { status: 200, body: '{"translatedText":"","translations":[{"text":"","detected_source_language":"EN"}]}' },
  ],
  ['answers another shape', { status: 200, body: '{"translatedText":{"a":1},"translations":[]}' }],
  [
    'answers endlessly',
    {
      status: 200,
      body: JSON.stringify({ translatedText: 'x'.repeat(30_000), translations: [{ text: 'x'.repeat(30_000) }] }),
    },
  ],
  ['hangs up', 'cut'],
  ['never answers', 'stall'],
];

function testFailures(): void {
  it.each(failures)('reports that the service %s', async (_failure, failure) => {
    translator.answerRequest = () => failure;
    const { status, body, headers: responseHeaders } = await translate('Wine', 'slovak');
    expect([status, body.code]).toEqual([503, 'translation_unavailable']);
    expect(body.message).toBe('Translation failed. Please try again.');
    expect(Number(responseHeaders.get('retry-after'))).toBeGreaterThan(0);
  });
}

describe('the translation of a text without a provider', () => {
  beforeAll(() => startWithEnv({}));

  it('uses the built-in pairs of texts in both directions', async () => {
    expect((await requestApi('/api/admin/translate', { headers, apiUrl: appUrl })).body).toEqual({ isSetUp: false });
    expect((await translate(' Wine that slows\n', 'slovak')).body.translatedText).toBe('Víno, ktoré spomalí');
    expect((await translate('Víno, ktoré spomalí', 'english')).body.translatedText).toBe('Wine that slows');
  });

  it('uses texts saved by staff', async () => {
    const body = { key: 'home.hero.lead', section: 'home', contentEn: 'Come in', contentSk: 'Vojdite' };
    await requestApi('/api/admin/content', { method: 'POST', body, headers, apiUrl: appUrl });
    expect((await translate('Come in', 'slovak')).body).toEqual({ translatedText: 'Vojdite' });
    expect((await translate('Vojdite', 'english')).body).toEqual({ translatedText: 'Come in' });
  });

  it('reports an unknown text', async () => {
    const { status, body } = await translate('Vojdite', 'slovak');
    expect([status, body.code]).toEqual([503, 'translator_missing']);
    expect(body.message).toMatch(/^Translation failed\. Please try again\. No translator is set up/);
  });

  it.each([
    [{ text: '', targetLanguage: 'slovak' }, 'text', 'No text to translate'],
    [{ text: ' \n', targetLanguage: 'slovak' }, 'text', 'No text to translate'],
    [{ targetLanguage: 'slovak' }, 'text', 'No text to translate'],
    [{ text: 'x'.repeat(5_001), targetLanguage: 'slovak' }, 'text', 'This text is too long'],
    [{ text: 'Wine', targetLanguage: 'german' }, 'targetLanguage', 'This is not one of the choices'],
  ])('refuses %j', async (body, field, message) => {
    const response = await requestApi<ProblemBody>('/api/admin/translate', {
      method: 'POST',
      body,
      headers,
      apiUrl: appUrl,
    });
    expect(response.status).toBe(400);
    expect(response.body.errors?.map((error) => [error.field, error.message])).toEqual([[field, message]]);
  });
});

describe('the translation of a text by LibreTranslate', () => {
  beforeAll(() =>
    startWithEnv({ TRANSLATE_PROVIDER: 'libretranslate', TRANSLATE_URL: `${translator.url}/`, TRANSLATE_KEY: 'a-key' }),
  );

  it('sends the documented request', async () => {
    translator.answerRequest = () => ({ body: JSON.stringify({ translatedText: 'Víno pri sviečkach' }) });
    expect((await requestApi('/api/admin/translate', { headers, apiUrl: appUrl })).body).toEqual({ isSetUp: true });
    expect((await translate('Wine by "candlelight"', 'slovak')).body).toEqual({ translatedText: 'Víno pri sviečkach' });
    const request = translator.requests.at(-1);
    expect([request?.method, request?.path, JSON.parse(request?.body ?? '')]).toEqual([
      'POST',
      '/translate',
      { q: 'Wine by "candlelight"', source: 'en', target: 'sk', format: 'text', api_key: 'a-key' },
    ]);
    await translate('Víno', 'english');
    expect(JSON.parse(translator.requests.at(-1)?.body ?? '')).toMatchObject({ source: 'sk', target: 'en' });
  });

  testFailures();
});

describe('the translation of a text by DeepL', () => {
  beforeAll(() =>
    startWithEnv({ TRANSLATE_PROVIDER: 'deepl', TRANSLATE_URL: translator.url, TRANSLATE_KEY: 'deep-key:fx' }),
  );

  it('sends the documented request', async () => {
    translator.answerRequest = () => ({
      body: JSON.stringify({
        translations: [{ detected_source_language: 'EN', text: 'Pomalé víno', billed_characters: 9 }],
      }),
    });
    expect((await translate('Slow wine', 'slovak')).body).toEqual({ translatedText: 'Pomalé víno' });
    const { method, path, headers: requestHeaders, body } = translator.requests.at(-1) ?? {};
    expect([method, path]).toEqual(['POST', '/v2/translate']);
    expect(requestHeaders?.authorization).toBe('DeepL-Auth-Key deep-key:fx');
    const form = new URLSearchParams(body);
    expect(['text', 'source_lang', 'target_lang'].map((name) => form.get(name))).toEqual(['Slow wine', 'en', 'sk']);
    await translate('Víno', 'english');
    expect(new URLSearchParams(translator.requests.at(-1)?.body).get('target_lang')).toBe('en-GB');
  });

  testFailures();
});
