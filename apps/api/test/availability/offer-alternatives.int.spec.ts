import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, weekdayOf } from '@strapec/domain';
import { newEmail, reserve } from '../support/call';
import { fixture } from '../support/fixture';
import { type PreviewBody, specialDayChange } from '../support/venue-changes';
import { nextOpenDates } from '../support/next-open-dates';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { type ReservationBody, phoneReservation, signedInStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';

interface Offered extends ReservationBody {
  action: string;
  offers: { date: string; time: string }[] | null;
}

const peer = new TestSmtpServer();
const env: Record<string, string> = { UNDO_SECONDS: '600', MAIL_STAFF: 'team@strapec.example' };
beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  env.SMTP_URL = peer.url;
});
afterAll(() => peer.close());

const api = signedInStaff(2, { env });
const [friday = ''] = nextOpenDates(60)
  .filter((date) => weekdayOf(date) === 'friday')
  .slice(2);
const [wednesday, thursday, saturday] = [addDays(friday, -2), addDays(friday, -1), addDays(friday, 1)];

beforeEach(async () => {
  await sql('DELETE FROM email_messages');
  await sql('DELETE FROM special_days');
  await sql('DELETE FROM evenings_to_reseat');
  await sql('DELETE FROM reservations');
  peer.received.length = 0;
});

async function close(...range: [string, string?]): Promise<void> {
  const change = specialDayChange(...range);
  const { body } = await api.staff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });
  await api.staff('/api/admin/venue', { method: 'PUT', body: { change, hash: body.hash } });
  await waitUntil(() => sql('SELECT FROM evenings_to_reseat'), (owed) => owed.length === 0); // prettier-ignore
}
const offer = (id: string, version = 1, at = 0) =>
  api.staff<Offered>(`/api/admin/reservations/${id}/offer`, { method: 'POST', body: { version }, at });
const offerSeen = (id: string, seen: string[]) =>
  api.staff(`/api/admin/reservations/${id}/offer`, { method: 'POST', body: { version: 1, seen } });
const stranded = async (overrides: object = {}): Promise<string> => {
  const answer = await reserve({ date: friday, email: newEmail(), ...overrides }, { at: api.urls()[0] ?? '' });
  await close(friday);
  return answer.body.reservation.id;
};
const mailsAbout = (id: string) =>
  sql<{ status: string }>(
    `SELECT status FROM email_messages WHERE reservation_id = $1 AND kind = 'reservation_alternatives'`,
    [id],
  );
const endUndo = () => sql('UPDATE email_messages SET next_attempt_at = created_at');
const arrived = async (email: string) => {
  await endUndo();
  const isOffer = ({ to, parsed }: TestSmtpServer['received'][number]) => to === email && /May we|Vyhovoval/.test(parsed.text ?? '');
  await waitUntil(() => Promise.resolve(peer.received.filter(isOffer).length), (count) => count > 0);
  return peer.received.filter(isOffer);
}; // prettier-ignore

describe('a party without a table', () => {
  it.each([
    ['sk', 'Vyhovoval by vám iný čas?', `od 18:30 do 20:30`],
    ['en', 'May we offer you another time?', '18:30 to 20:30'],
  ] as const)('is mailed the nearest times in its language (%s), and stays as it is', async (preferredLanguage, title, hours) => {
    const email = newEmail();
    const id = await stranded({ email, preferredLanguage });
    const seen = (await api.staff<Offered['offers']>(`/api/admin/reservations/${id}/offers`)).body;
    const { status, body } = await offer(id);
    expect(seen).toEqual(body.offers);
    expect([status, body.status, body.tables, body.version]).toEqual([200, 'confirmed', [], 2]);
    expect(body.offers).toEqual([wednesday, thursday, saturday].map((date) => ({ date, time: '18:30' })));
    const [mail] = await arrived(email);
    const text = mail?.parsed.text?.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain(title);
    expect(text.split(hours)).toHaveLength(5); // three, and its own
    expect([status, (await sql('SELECT date, status FROM reservations'))[0]]).toEqual([200, { date: friday, status: 'confirmed' }]);
    const [waiting] = (await api.staff<{ withoutTable: Offered[] }>('/api/admin/inbox')).body.withoutTable;
    expect([waiting?.id, waiting?.offers]).toEqual([id, body.offers]);
  }); // prettier-ignore

  it('is offered starts of its own evening where there are any', async () => {
    const email = newEmail();
    const late = await reserve({ date: friday, time: '21:00', email }, { at: api.urls()[0] ?? '' });
    const change = specialDayChange(friday, friday, { opens: 960, lastStart: 1140, closes: 1260 });
    const { body: seen } = await api.staff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });
    await api.staff('/api/admin/venue', { method: 'PUT', body: { change, hash: seen.hash } });
    await waitUntil(() => sql('SELECT FROM evenings_to_reseat'), (owed) => owed.length === 0); // prettier-ignore
    const { body } = await offer(late.body.reservation.id);
    expect(body.offers).toEqual(['18:00', '18:30', '19:00'].map((time) => ({ date: friday, time })));
  });

  it('gets one mail when two staff press at once, and another with a new offer', async () => {
    const id = await stranded();
    const presses = await Promise.all([offer(id), offer(id, 1, 1), offer(id), offer(id, 1, 1)]);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { body } of presses.filter(({ status }) => status === 409)) expect(body.code).toBe('changed_meanwhile');
    expect(await mailsAbout(id)).toHaveLength(1);
    expect((await offer(id, 2)).status).toBe(200);
    expect(await mailsAbout(id)).toHaveLength(2);
  });

  it('is in the audit log, and gets no mail about an undone offer', async () => {
    const id = await stranded();
    const { body } = await offer(id);
    const entries = await api.staff<{ action: string; before: object; after: object }[]>(`/api/admin/audit?subjectId=${id}`);
    expect(entries.body.find(({ action }) => action === 'reservation.offer')).toMatchObject({
      before: { offers: null },
      after: { offers: [{ date: wednesday, start: 1110 }, { date: thursday }, { date: saturday }] },
    });
    const undone = await api.staff<{ reservation: Offered }>(`/api/admin/undo/${body.action}`, { method: 'POST' });
    expect(undone).toMatchObject({ status: 200, body: { reservation: { offers: null, tables: [] } } });
    expect(await mailsAbout(id)).toEqual([]);
  }); // prettier-ignore

  it('cannot be undone once the mail has left', async () => {
    const id = await stranded();
    const { body } = await offer(id);
    await endUndo();
    await waitUntil(() => mailsAbout(id), ([mail]) => mail?.status === 'sent'); // prettier-ignore
    const undone = await api.staff(`/api/admin/undo/${body.action}`, { method: 'POST' });
    expect([undone.status, undone.body.code]).toEqual([409, 'no_way_back']);
  });

  it('gets the same mail when it is sent again, and another one once it has a table', async () => {
    const id = await stranded();
    await offer(id);
    await endUndo();
    await waitUntil(() => mailsAbout(id), ([mail]) => mail?.status === 'sent'); // prettier-ignore
    const again = async () => {
      const left = () => sql(`SELECT FROM email_messages WHERE status IN ('queued', 'sending')`);
      await waitUntil(left, (waiting) => waiting.length === 0); // prettier-ignore
      const [mail] = await sql<{ id: string }>(
        `SELECT id FROM email_messages WHERE kind = 'reservation_alternatives' ORDER BY created_at LIMIT 1`,
      );
      await sql(`UPDATE email_messages SET created_at = created_at - interval '5 minutes'`);
      const resent = await api.staff(`/api/admin/email/resend/${mail?.id}`, { method: 'POST' });
      expect([resent.status, resent.body.code]).toEqual([200, undefined]);
      const [newest] = await sql<{ kind: string }>(
        `SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY created_at DESC LIMIT 1`,
        [id],
      );
      return newest?.kind;
    };
    expect(await again()).toBe('reservation_alternatives');
    const [day] = await sql<{ from: string }>(`SELECT from_date::text AS "from" FROM special_days`);
    const opened = { removeSpecialDay: { range: { from: day?.from, to: day?.from } } };
    const { body } = await api.staff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: opened });
    await api.staff('/api/admin/venue', { method: 'PUT', body: { change: opened, hash: body.hash } });
    await waitUntil(() => sql('SELECT FROM table_holdings'), (held) => held.length > 0); // prettier-ignore
    expect(await again()).toBe('reservation_confirmed');
  });

  it('has no offers any more when staff move it and it gets a table', async () => {
    const id = await stranded();
    const { body } = await offer(id);
    const { lastName } = phoneReservation() as { lastName: string };
    const moved = await api.staff<Offered>(`/api/admin/reservations/${id}`, {
      method: 'PUT',
      body: {
        ...phoneReservation({ date: saturday, time: '18:30' }),
        lastName,
        source: undefined,
        version: body.version,
      },
    });
    expect([moved.status, moved.body.offers, moved.body.tables.length]).toEqual([200, null, 1]);
  });
});

describe('nothing is sent', () => {
  const refusal = async (id: string, version = 1) => {
    const { status, body } = await offer(id, version);
    expect(await mailsAbout(id)).toEqual([]);
    return [status, body.code];
  };

  it('where there is no other time', async () => {
    const { body } = await reserve({ date: friday, email: newEmail() }, { at: api.urls()[0] ?? '' });
    await close(addDays(friday, -25), addDays(friday, 25));
    expect(await refusal(body.reservation.id)).toEqual([409, 'nothing_to_offer']);
  });

  it('of other times than were seen', async () => {
    const id = await stranded();
    expect(await offerSeen(id, [`${wednesday} 19:00`])).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await mailsAbout(id)).toEqual([]);
  });

  it('for a party with a table, without an address, unknown or changed meanwhile', async () => {
    const { body: seated } = await reserve({ date: friday, email: newEmail() }, { at: api.urls()[0] ?? '' });
    expect(await refusal(seated.reservation.id)).toEqual([409, 'changed_meanwhile']);
    const { body: called } = await api.staff('/api/admin/reservations', { method: 'POST', body: phoneReservation({ date: friday }) });
    await close(friday);
    expect(await refusal(called.id)).toEqual([409, 'no_email']);
    expect(await refusal(seated.reservation.id, 7)).toEqual([409, 'changed_meanwhile']);
    expect(await refusal('3f2b7c9e-0d8e-4c54-9a5e-0d1c6a7b8c9d')).toEqual([404, 'not_found']);
    expect(await refusal(seated.reservation.id, 1.5)).toEqual([400, 'validation_failed']);
  }); // prettier-ignore

  it('about a reservation that is cancelled', async () => {
    const id = await stranded();
    await api.staff(`/api/reservations/${id}/status`, { method: 'PUT', body: { status: 'cancelled' } });
    expect(await refusal(id, 2)).toEqual([409, 'changed_meanwhile']);
  });
});
