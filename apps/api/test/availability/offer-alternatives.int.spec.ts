import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, weekdayOf } from '@strapec/domain';
import { newEmail, postReservation } from '../support/request-api';
import { fixture } from '../support/fixture';
import { type PreviewBody, specialDayChange } from '../support/venue-changes';
import { nextOpenDates } from '../support/next-open-dates';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { type ReservationBody, buildPhoneReservation, startAppsWithStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';

interface OfferedReservation extends ReservationBody {
  action: string;
  offers: { date: string; time: string }[] | null;
}

const smtpServer = new TestSmtpServer();
const env: Record<string, string> = { UNDO_SECONDS: '600', MAIL_STAFF: 'team@strapec.example' };
beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would send these mails as files
  await smtpServer.open();
  env.SMTP_URL = smtpServer.url;
});
afterAll(() => smtpServer.close());

const api = startAppsWithStaff(2, { env });
const [friday = ''] = nextOpenDates(60)
  .filter((date) => weekdayOf(date) === 'friday')
  .slice(2);
const [wednesday, thursday, saturday] = [addDays(friday, -2), addDays(friday, -1), addDays(friday, 1)];

beforeEach(async () => {
  await sql('DELETE FROM email_messages');
  await sql('DELETE FROM special_days');
  await sql('DELETE FROM evenings_to_reseat');
  await sql('DELETE FROM reservations');
  smtpServer.receivedMails.length = 0;
});

async function closeDates(...range: [from: string, to?: string]): Promise<void> {
  const change = specialDayChange(...range);
  const { body } = await api.callAsStaff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });
  await api.callAsStaff('/api/admin/venue', { method: 'PUT', body: { change, hash: body.hash } });
  await waitUntil(() => sql('SELECT FROM evenings_to_reseat'), (eveningsToReseat) => eveningsToReseat.length === 0); // prettier-ignore
}
const toOfferPath = (id: string): string => `/api/admin/reservations/${id}/offer`;
const sendOffer = (id: string, version = 1, appIndex = 0) =>
  api.callAsStaff<OfferedReservation>(toOfferPath(id), { method: 'POST', body: { version }, appIndex });
const sendSeenOffer = (id: string, seen: string[]) =>
  api.callAsStaff(toOfferPath(id), { method: 'POST', body: { version: 1, seen } });
const reserveOnClosedDate = async (overrides: object = {}): Promise<string> => {
  const response = await postReservation(
    { date: friday, email: newEmail(), ...overrides },
    { apiUrl: api.getUrls()[0] ?? '' },
  );
  await closeDates(friday);
  return response.body.reservation.id;
};
const readOfferMails = (id: string) =>
  sql<{ status: string }>(
    `SELECT status FROM email_messages WHERE reservation_id = $1 AND kind = 'reservation_alternatives'`,
    [id],
  );
const endUndoPeriod = () => sql('UPDATE email_messages SET next_attempt_at = created_at');
const waitForOfferMails = async (email: string) => {
  await endUndoPeriod();
  const isOffer = ({ to, parsedMail: parsed }: TestSmtpServer['receivedMails'][number]) => to === email && /May we|Vyhovoval/.test(parsed.text ?? '');
  await waitUntil(() => Promise.resolve(smtpServer.receivedMails.filter(isOffer).length), (count) => count > 0);
  return smtpServer.receivedMails.filter(isOffer);
}; // prettier-ignore

describe('a party without a table', () => {
  it.each([
    ['sk', 'Vyhovoval by vám iný čas?', `od 18:30 do 20:30`],
    ['en', 'May we offer you another time?', '18:30 to 20:30'],
  ] as const)('gets a mail with the nearest times in its language (%s), and stays confirmed', async (preferredLanguage, heading, timeRange) => {
    const email = newEmail();
    const id = await reserveOnClosedDate({ email, preferredLanguage });
    const previewedOffers = (await api.callAsStaff<OfferedReservation['offers']>(`/api/admin/reservations/${id}/offers`)).body;
    const { status, body } = await sendOffer(id);
    expect(previewedOffers).toEqual(body.offers);
    expect([status, body.status, body.tables, body.version]).toEqual([200, 'confirmed', [], 2]);
    expect(body.offers).toEqual([wednesday, thursday, saturday].map((date) => ({ date, time: '18:30' })));
    const [mail] = await waitForOfferMails(email);
    const text = mail?.parsedMail.text?.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain(heading);
    expect(text.split(timeRange)).toHaveLength(5); // three offers and its own time
    expect([status, (await sql('SELECT date, status FROM reservations'))[0]]).toEqual([200, { date: friday, status: 'confirmed' }]);
    const [inboxReservation] = (await api.callAsStaff<{ withoutTable: OfferedReservation[] }>('/api/admin/inbox')).body.withoutTable;
    expect([inboxReservation?.id, inboxReservation?.offers]).toEqual([id, body.offers]);
  }); // prettier-ignore

  it('is offered times of its own evening when there are any', async () => {
    const email = newEmail();
    const lateReservation = await postReservation(
      { date: friday, time: '21:00', email },
      { apiUrl: api.getUrls()[0] ?? '' },
    );
    const change = specialDayChange(friday, friday, { opens: 960, lastStart: 1140, closes: 1260 });
    const { body } = await api.callAsStaff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });
    await api.callAsStaff('/api/admin/venue', { method: 'PUT', body: { change, hash: body.hash } });
    await waitUntil(() => sql('SELECT FROM evenings_to_reseat'), (eveningsToReseat) => eveningsToReseat.length === 0); // prettier-ignore
    const offer = await sendOffer(lateReservation.body.reservation.id);
    expect(offer.body.offers).toEqual(['18:00', '18:30', '19:00'].map((time) => ({ date: friday, time })));
  });

  it('gets one mail when several requests come at once, and another one with a new offer', async () => {
    const id = await reserveOnClosedDate();
    const responses = await Promise.all([sendOffer(id), sendOffer(id, 1, 1), sendOffer(id), sendOffer(id, 1, 1)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body.code).toBe('changed_meanwhile');
    expect(await readOfferMails(id)).toHaveLength(1);
    expect((await sendOffer(id, 2)).status).toBe(200);
    expect(await readOfferMails(id)).toHaveLength(2);
  });

  it('has its offers in the audit log, and gets no mail when they are undone', async () => {
    const id = await reserveOnClosedDate();
    const { body } = await sendOffer(id);
    const auditEntries = await api.callAsStaff<{ action: string; before: object; after: object }[]>(`/api/admin/audit?subjectId=${id}`);
    expect(auditEntries.body.find(({ action }) => action === 'reservation.offer')).toMatchObject({
      before: { offers: null },
      after: { offers: [{ date: wednesday, start: 1110 }, { date: thursday }, { date: saturday }] },
    });
    const undone = await api.callAsStaff<{ reservation: OfferedReservation }>(`/api/admin/undo/${body.action}`, { method: 'POST' });
    expect(undone).toMatchObject({ status: 200, body: { reservation: { offers: null, tables: [] } } });
    expect(await readOfferMails(id)).toEqual([]);
  }); // prettier-ignore

  it('keeps its offers when undo comes after the mail was sent', async () => {
    const id = await reserveOnClosedDate();
    const { body } = await sendOffer(id);
    await endUndoPeriod();
    await waitUntil(() => readOfferMails(id), ([mail]) => mail?.status === 'sent'); // prettier-ignore
    const undone = await api.callAsStaff(`/api/admin/undo/${body.action}`, { method: 'POST' });
    expect([undone.status, undone.body.code]).toEqual([409, 'no_way_back']);
  });

  it('gets the same mail when it is resent, and a confirmation once it has a table', async () => {
    const id = await reserveOnClosedDate();
    await sendOffer(id);
    await endUndoPeriod();
    await waitUntil(() => readOfferMails(id), ([mail]) => mail?.status === 'sent'); // prettier-ignore
    const resendOfferMail = async () => {
      const readUnsentMails = () => sql(`SELECT FROM email_messages WHERE status IN ('queued', 'sending')`);
      await waitUntil(readUnsentMails, (unsentMails) => unsentMails.length === 0); // prettier-ignore
      const [mail] = await sql<{ id: string }>(
        `SELECT id FROM email_messages WHERE kind = 'reservation_alternatives' ORDER BY created_at LIMIT 1`,
      );
      await sql(`UPDATE email_messages SET created_at = created_at - interval '5 minutes'`);
      const resent = await api.callAsStaff(`/api/admin/email/resend/${mail?.id}`, { method: 'POST' });
      expect([resent.status, resent.body.code]).toEqual([200, undefined]);
      const [newestMail] = await sql<{ kind: string }>(
        `SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY created_at DESC LIMIT 1`,
        [id],
      );
      return newestMail?.kind;
    };
    expect(await resendOfferMail()).toBe('reservation_alternatives');
    const [specialDay] = await sql<{ from: string }>(`SELECT from_date::text AS "from" FROM special_days`);
    const reopenChange = { removeSpecialDay: { range: { from: specialDay?.from, to: specialDay?.from } } };
    const { body } = await api.callAsStaff<PreviewBody>('/api/admin/venue/preview', {
      method: 'POST',
      body: reopenChange,
    });
    await api.callAsStaff('/api/admin/venue', { method: 'PUT', body: { change: reopenChange, hash: body.hash } });
    await waitUntil(() => sql('SELECT FROM table_holdings'), (holdings) => holdings.length > 0); // prettier-ignore
    expect(await resendOfferMail()).toBe('reservation_confirmed');
  });

  it('has no offers any more when staff move it and it gets a table', async () => {
    const id = await reserveOnClosedDate();
    const { body } = await sendOffer(id);
    const { lastName } = buildPhoneReservation() as { lastName: string };
    const visit = buildPhoneReservation({ date: saturday, time: '18:30' });
    const moved = await api.callAsStaff<OfferedReservation>(`/api/admin/reservations/${id}`, {
      method: 'PUT',
      body: { ...visit, lastName, source: undefined, version: body.version },
    });
    expect([moved.status, moved.body.offers, moved.body.tables.length]).toEqual([200, null, 1]);
  });
});

describe('no offer is sent', () => {
  const requestRefusedOffer = async (id: string, version = 1) => {
    const { status, body } = await sendOffer(id, version);
    expect(await readOfferMails(id)).toEqual([]);
    return [status, body.code];
  };

  it('when there is no other time', async () => {
    const { body } = await postReservation({ date: friday, email: newEmail() }, { apiUrl: api.getUrls()[0] ?? '' });
    await closeDates(addDays(friday, -25), addDays(friday, 25));
    expect(await requestRefusedOffer(body.reservation.id)).toEqual([409, 'nothing_to_offer']);
  });

  it('when the times differ from those that staff saw', async () => {
    const id = await reserveOnClosedDate();
    const refused = await sendSeenOffer(id, [`${wednesday} 19:00`]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await readOfferMails(id)).toEqual([]);
  });

  it('for a party with a table, without an address, unknown or changed meanwhile', async () => {
    const { body: reserved } = await postReservation({ date: friday, email: newEmail() }, { apiUrl: api.getUrls()[0] ?? '' });
    expect(await requestRefusedOffer(reserved.reservation.id)).toEqual([409, 'changed_meanwhile']);
    const { body: phoned } = await api.callAsStaff('/api/admin/reservations', { method: 'POST', body: buildPhoneReservation({ date: friday }) });
    await closeDates(friday);
    expect(await requestRefusedOffer(phoned.id)).toEqual([409, 'no_email']);
    expect(await requestRefusedOffer(reserved.reservation.id, 7)).toEqual([409, 'changed_meanwhile']);
    expect(await requestRefusedOffer('3f2b7c9e-0d8e-4c54-9a5e-0d1c6a7b8c9d')).toEqual([404, 'not_found']);
    expect(await requestRefusedOffer(reserved.reservation.id, 1.5)).toEqual([400, 'validation_failed']);
  }); // prettier-ignore

  it('for a cancelled reservation', async () => {
    const id = await reserveOnClosedDate();
    await api.callAsStaff(`/api/reservations/${id}/status`, { method: 'PUT', body: { status: 'cancelled' } });
    expect(await requestRefusedOffer(id, 2)).toEqual([409, 'changed_meanwhile']);
  });
});
