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
  it('show calls and failures, no personal data, and no key that is part of an address', async () => {
    const api = await startApi({ LOG_LEVEL: 'debug' });
    let logs = '';
    api.child.stdout?.on('data', (chunk) => (logs += String(chunk)));
    const at = { at: api.url };
    const staff = { ...at, headers: await signIn(api.url) };
    await sendMessage(person, at);
    await sendMessage({ ...person, email: `${canary} at home` }, at);
    await sendInquiry({ ...person, firstName: undefined, lastName: undefined, name: canary }, at);
    await subscribe(person.email, {}, at);
    await subscribe(`${canary}@`, {}, at);
    await reserve({ ...person, message: undefined, date: upcomingDate('friday'), specialRequests: canary }, at);
    const [{ token } = { token: '' }] = await sql<{ token: string }>(
      'SELECT unsubscribe_token AS token FROM newsletter_subscribers',
    );
    const status = `/api/admin/newsletter/subscribers/${encodeURIComponent(person.email)}/status`;
    expect((await call(status, { method: 'PUT', body: { isActive: true }, ...staff })).status).toBe(200);
    await call(`/api/admin/newsletter/import`, { method: 'POST', body: [person, { email: canary }], ...staff });
    expect((await call(`/api/newsletter/unsubscribe/${token}`, { method: 'POST', ...at })).status).toBe(200);
    await api.stop();
    expect(logs).toContain('/api/contact');
    expect(logs).toContain('/api/admin/newsletter/subscribers/:email/status');
    expect(logs).toContain('/api/newsletter/unsubscribe/:token');
    expect(logs).not.toContain(canary);
    expect(logs).not.toContain(token);
  });
});
