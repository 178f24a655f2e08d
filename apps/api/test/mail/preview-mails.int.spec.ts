import { describe, expect, it } from '@jest/globals';
import { mailKinds } from '../../src/mail/rendering/mail-kinds';
import { requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { fetchOpenApi } from '../support/openapi-operations';
import { sql } from '../support/sql';

const readPreview = (path: string, baseUrl?: string) =>
  requestApi<string>(`/api/dev/mails${path}`, baseUrl ? { apiUrl: baseUrl } : {});

describe('the mail preview page', () => {
  it('shows every mail kind in both languages and stores nothing', async () => {
    const { status, body } = await readPreview('');
    expect(status).toBe(200);
    for (const kind of mailKinds) expect(body).toContain(`id="${kind}"`);
    expect(body.match(/<iframe /g)).toHaveLength(mailKinds.length * 2);
    expect(await sql('SELECT 1 FROM reservations UNION ALL SELECT 1 FROM users')).toEqual([]);
  });

  it.each(mailKinds)('shows %s alone, as HTML and as text', async (kind) => {
    for (const language of ['sk', 'en']) {
      const htmlResponse = await readPreview(`/${kind}/${language}`);
      expect(htmlResponse.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(htmlResponse.body).toContain('<html');
      const textResponse = await readPreview(`/${kind}/${language}/text`);
      expect(textResponse.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(textResponse.body).not.toContain('<');
    }
  });

  it('answers 404 for an unknown kind or language', async () => {
    expect((await readPreview('/toString/sk')).status).toBe(404);
    expect((await readPreview('/test/de')).status).toBe(404);
  });

  it('is missing from the OpenAPI document and in production', async () => {
    expect(Object.keys((await fetchOpenApi()).paths).filter((path) => path.includes('dev'))).toEqual([]);
    const { baseUrl } = await fixture.startApp({ env: { NODE_ENV: 'production', CAPTCHA_ALLOW_NONE: 'true' } });
    for (const path of ['', '/test/sk', '/test/sk/text']) expect((await readPreview(path, baseUrl)).status).toBe(404);
  });
});
