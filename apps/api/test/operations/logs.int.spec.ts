import { describe, expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { sendInquiry, sendMessage, subscribe } from '../support/forms';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

const canary = 'kanarik';
const person = { email: `${canary}@example.com`, firstName: canary, lastName: canary, message: canary };

describe('logs (rules §14)', () => {
  it('show requests and failures without personal data and without tokens of URLs', async () => {
    const api = await startApi({ LOG_LEVEL: 'debug' });
    let logText = '';
    api.child.stdout?.on('data', (chunk) => (logText += String(chunk)));
    const options = { at: api.url };
    const staffOptions = { ...options, headers: await signIn(api.url) };
    await sendMessage(person, options);
    await sendMessage({ ...person, email: `${canary} at home` }, options);
    await sendInquiry({ ...person, firstName: undefined, lastName: undefined, name: canary }, options);
    await subscribe(person.email, {}, options);
    await subscribe(`${canary}@`, {}, options);
    await reserve({ ...person, message: undefined, date: upcomingDate('friday'), specialRequests: canary }, options);
    const [{ token } = { token: '' }] = await sql<{ token: string }>(
      'SELECT unsubscribe_token AS token FROM newsletter_subscribers',
    );
    const statusPath = `/api/admin/newsletter/subscribers/${encodeURIComponent(person.email)}/status`;
    expect((await call(statusPath, { method: 'PUT', body: { isActive: true }, ...staffOptions })).status).toBe(200);
    await call(`/api/admin/newsletter/import`, { method: 'POST', body: [person, { email: canary }], ...staffOptions });
    expect((await call(`/api/newsletter/unsubscribe/${token}`, { method: 'POST', ...options })).status).toBe(200);
    await api.stop();
    expect(logText).toContain('/api/contact');
    expect(logText).toContain('/api/admin/newsletter/subscribers/:email/status');
    expect(logText).toContain('/api/newsletter/unsubscribe/:token');
    expect(logText).not.toContain(canary);
    expect(logText).not.toContain(token);
  });
});
