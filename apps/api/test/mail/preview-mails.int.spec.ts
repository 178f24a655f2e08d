import { describe, expect, it } from '@jest/globals';
import { mailKinds } from '../../src/mail/rendering/mail-kinds';
import { call } from '../support/call';
import { fixture } from '../support/fixture';
import { fetchOpenApi } from '../support/openapi-operations';
import { sql } from '../support/sql';

const mail = (path: string, at?: string) => call<string>(`/api/dev/mails${path}`, at ? { at } : {});

describe('the page of mails', () => {
  it('shows every kind in both languages, and leaves nothing behind', async () => {
    const { status, body } = await mail('');
    expect(status).toBe(200);
    for (const kind of mailKinds) expect(body).toContain(`id="${kind}"`);
    expect(body.match(/<iframe /g)).toHaveLength(mailKinds.length * 2);
    expect(await sql('SELECT 1 FROM reservations UNION ALL SELECT 1 FROM users')).toEqual([]);
  });

  it.each(mailKinds)('shows %s alone, as HTML and as text', async (kind) => {
    for (const language of ['sk', 'en']) {
      const html = await mail(`/${kind}/${language}`);
      expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html.body).toContain('<html');
      const text = await mail(`/${kind}/${language}/text`);
      expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(text.body).not.toContain('<');
    }
  });

  it('knows no others', async () => {
    expect((await mail('/toString/sk')).status).toBe(404);
    expect((await mail('/test/de')).status).toBe(404);
  });

  it('is no part of the API, and does not exist in production', async () => {
    expect(Object.keys((await fetchOpenApi()).paths).filter((path) => path.includes('dev'))).toEqual([]);
    const { baseUrl } = await fixture.startApp({ env: { NODE_ENV: 'production', CAPTCHA_ALLOW_NONE: 'true' } });
    for (const path of ['', '/test/sk', '/test/sk/text']) expect((await mail(path, baseUrl)).status).toBe(404);
  });
});
