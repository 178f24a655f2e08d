import { describe, expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { sendInquiry, sendContactMessage, subscribeToNewsletter } from '../support/form-calls';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

const canary = 'kanarik';
const person = { email: `${canary}@example.com`, firstName: canary, lastName: canary, message: canary };

describe('logs (rules §14)', () => {
  it('show requests and failures without personal data and without tokens of URLs', async () => {
    const api = await startApi({ LOG_LEVEL: 'debug' });
    let logText = '';
    api.child.stdout?.on('data', (chunk) => (logText += String(chunk)));
    const options = { apiUrl: api.url };
    const staffOptions = { ...options, headers: await signIn(api.url) };
    await sendContactMessage(person, options);
    await sendContactMessage({ ...person, email: `${canary} at home` }, options);
    await sendInquiry({ ...person, firstName: undefined, lastName: undefined, name: canary }, options);
    await subscribeToNewsletter(person.email, {}, options);
    await subscribeToNewsletter(`${canary}@`, {}, options);
    await postReservation(
      { ...person, message: undefined, date: upcomingDate('friday'), specialRequests: canary },
      options,
    );
    const [{ token } = { token: '' }] = await sql<{ token: string }>(
      'SELECT unsubscribe_token AS token FROM newsletter_subscribers',
    );
    const statusPath = `/api/admin/newsletter/subscribers/${encodeURIComponent(person.email)}/status`;
    expect((await requestApi(statusPath, { method: 'PUT', body: { isActive: true }, ...staffOptions })).status).toBe(
      200,
    );
    await requestApi(`/api/admin/newsletter/import`, {
      method: 'POST',
      body: [person, { email: canary }],
      ...staffOptions,
    });
    expect((await requestApi(`/api/newsletter/unsubscribe/${token}`, { method: 'POST', ...options })).status).toBe(200);
    await api.stop();
    expect(logText).toContain('/api/contact');
    expect(logText).toContain('/api/admin/newsletter/subscribers/:email/status');
    expect(logText).toContain('/api/newsletter/unsubscribe/:token');
    expect(logText).not.toContain(canary);
    expect(logText).not.toContain(token);
  });
});
