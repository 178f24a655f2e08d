import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CalendarProgram, readCalendarPart, readCalendar } from '../../support/calendar-program';
import { type ReservedBody, newEmail, call, reserve } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { signIn } from '../../support/staff-sign-in';
import { type ReceivedMail, TestSmtpServer } from '../../support/test-smtp-server';
import type { ReservationBody } from '../../support/staff-calls';
import { waitUntil } from '../../support/wait-until';

type Visit = Pick<ReservationBody, 'id' | 'version'>;

const peer = new TestSmtpServer();
let app: StartedApp;
let headers: { cookie: string };
let clock = new Date('2026-10-12T10:00:00Z');

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  const env = { SMTP_URL: peer.url, PUBLIC_URL: 'https://strapec.example', UNDO_SECONDS: '0' };
  app = await fixture.startApp({ env, at: clock.toISOString() });
  headers = await signIn(app.baseUrl);
});
afterAll(() => peer.close());

const put = async (path: string, body?: object): Promise<Visit> => {
  const answer = await call<Visit>(path, { method: 'PUT', body, headers, at: app.baseUrl });
  expect(answer.status).toBe(200);
  return answer.body;
};
const setStatus = (id: string, status: string): Promise<Visit> => put(`/api/reservations/${id}/status`, { status });
const mailsTo = (email: string): ReceivedMail[] => peer.received.filter(({ to }) => to === email);

/** A guest, and what comes to them while the clock goes on. */
function aGuest(email = newEmail()) {
  const program = new CalendarProgram();
  let count = 0;
  return {
    email,
    program,
    book: async (overrides: object): Promise<ReservedBody['reservation']> =>
      (await reserve({ ...overrides, email }, { at: app.baseUrl })).body.reservation,
    /** The next mail, as the calendar program opens it. */
    next: async () => {
      count += 1;
      const mails = await waitUntil(
        () => Promise.resolve(mailsTo(email)),
        ({ length }) => length >= count,
      );
      const mail = mails[count - 1] as ReceivedMail;
      program.receiveMail(mail.parsed);
      clock = new Date(clock.getTime() + 60_000);
      app.setClock(clock.toISOString());
      return readCalendarPart(mail.parsed);
    },
  };
}

describe('the calendar of a guest follows the mails', () => {
  it('from the request through every turn: one name, a number that grows, and struck out in the end', async () => {
    const guest = aGuest();
    const { id } = await guest.book({ date: '2026-12-03', time: '19:00', partySize: 6 });
    expect(await guest.next()).toBeNull(); // while the request waits there is nothing to be put down
    expect(guest.program.busyTimes).toEqual([]);

    const { version } = await put(`/api/reservations/${id}/approve`);
    const approved = await guest.next();
    expect(approved).toMatchObject({
      method: 'REQUEST',
      uid: `${id}@strapec.example`,
      status: 'CONFIRMED',
      organizer: 'mailto:rezervacie@strapec.example',
      attendees: [{ address: `mailto:${guest.email}`, partstat: 'ACCEPTED', rsvp: 'FALSE' }],
    });
    expect(guest.program.busyTimes).toEqual([['2026-12-03T18:00:00Z', '2026-12-03T20:00:00Z']]);

    const to = {
      lastName: 'Kováčová',
      email: guest.email,
      date: '2026-12-04',
      time: '20:30',
      duration: 3,
      partySize: 6,
    };
    await put(`/api/admin/reservations/${id}`, { ...to, version });
    const changed = await guest.next();
    expect(guest.program.busyTimes).toEqual([['2026-12-04T19:30:00Z', '2026-12-04T22:30:00Z']]);

    await setStatus(id, 'cancelled');
    const cancelled = await guest.next();
    expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
    expect(guest.program.busyTimes).toEqual([]);

    await setStatus(id, 'confirmed');
    const again = await guest.next();
    expect(guest.program.busyTimes).toEqual([['2026-12-04T19:30:00Z', '2026-12-04T22:30:00Z']]);
    await setStatus(id, 'cancelled');
    const last = await guest.next();
    expect([last?.method, guest.program.busyTimes]).toEqual(['CANCEL', []]);

    const course = [approved, changed, cancelled, again, last];
    expect(new Set(course.map((event) => event?.uid)).size).toBe(1);
    expect(course.map((event) => event?.sequence)).toEqual([1, 2, 3, 4, 5]);
    const stamps = course.map((event) => event?.stamp ?? '');
    expect(stamps).toEqual([...new Set(stamps)].sort());
  });

  it('has no entry for a declined request', async () => {
    const guest = aGuest();
    const { id } = await guest.book({ date: '2026-12-09', partySize: 6 });
    await guest.next();
    await setStatus(id, 'cancelled');
    expect(await guest.next()).toBeNull();
  });

  it('has the same number after a change that it does not show', async () => {
    const guest = aGuest();
    const { id, date, time, duration } = await guest.book({ date: '2026-12-10', partySize: 2 });
    const first = await guest.next();
    await put(`/api/admin/reservations/${id}`, {
      ...{ lastName: 'Kováčová', email: guest.email, date, time, duration, partySize: 3, version: 1 },
    });
    const second = await guest.next();
    expect([first?.sequence, second?.sequence]).toEqual([0, 0]);
    expect((second?.stamp ?? '') > (first?.stamp ?? '')).toBe(true);
  });

  it('of a wrong address loses the visit, and that of the right address gets it', async () => {
    const [wrong, right] = [aGuest(), aGuest()];
    const booked = await wrong.book({ date: '2026-12-18', firstName: 'Žofia', lastName: 'Bar, s.r.o.' });
    await wrong.next();
    const guest = { name: 'Žofia Bar, s.r.o.', address: wrong.email }; // the team answers the guest
    const replies = () => mailsTo('tim@strapec.example').map(({ parsed }) => parsed.replyTo?.value[0]);
    await waitUntil(
      () => Promise.resolve(replies()),
      (all) => all.some((reply) => reply?.address === guest.address),
    );
    expect(replies()).toContainEqual(guest);
    const { id, time, duration, partySize } = booked;
    const visit = { date: '2026-12-19', time, duration, partySize, firstName: 'Zuzana', lastName: 'Nováčiková' };
    const correct = (email: string, version: number) =>
      put(`/api/admin/reservations/${id}`, { ...visit, specialRequests: 'Pes', email, version });
    await correct(right.email, 1);
    expect(await wrong.next()).toMatchObject({
      ...{ method: 'CANCEL', uid: `${id}@strapec.example`, sequence: 1, start: '2026-12-18T17:30:00Z' },
      attendees: [{ address: `mailto:${wrong.email}` }],
    });
    expect(wrong.program.busyTimes).toEqual([]);
    expect(await right.next()).toMatchObject({ method: 'REQUEST', sequence: 1, start: '2026-12-19T17:30:00Z' });
    const { html, text = '', attachments, replyTo } = mailsTo(wrong.email)[1]?.parsed as ReceivedMail['parsed'];
    const said = [html, text, ...attachments.map(({ content }) => content.toString())].join();
    for (const news of [right.email, 'Zuzana', 'Nováč', '19. decembra', '20261219', 'Pes', '/r/'])
      expect(said).not.toContain(news);
    expect([text.includes('18.\u00a0decembra'), replyTo]).toEqual([true, undefined]);

    await correct(right.email.toUpperCase(), 2); // the same address
    await correct(wrong.email, 3); // it was right after all
    expect([(await right.next())?.method, (await wrong.next())?.sequence]).toEqual(['CANCEL', 2]);
    expect([right.program.busyTimes.length, wrong.program.busyTimes.length]).toEqual([0, 1]);
  });

  it('of a wrong address that got no mail gets none about the correction', async () => {
    const [wrong, late, right] = [aGuest(), aGuest(), aGuest()];
    const { id, date, time, duration } = await wrong.book({ date: '2026-10-14' });
    await wrong.next();
    await fixture.query(`DELETE FROM email_messages WHERE reservation_id = $1`, [id]); // as if it had never left
    const visit = { lastName: 'Kováčová', date, time, duration, partySize: 2 };
    await put(`/api/admin/reservations/${id}`, { ...visit, email: right.email, version: 1 });
    await right.next();
    app.setClock(`${date}T23:30:00+02:00`); // the visit is over
    const over = { ...visit, email: late.email, version: 2 };
    const later = { method: 'PUT', body: over, headers: await signIn(app.baseUrl), at: app.baseUrl };
    expect((await call(`/api/admin/reservations/${id}`, later)).status).toBe(200);
    app.setClock(clock.toISOString());
    const kinds = () => fixture.query('SELECT kind FROM email_messages WHERE reservation_id = $1', [id]);
    await waitUntil(kinds, ({ length }) => length === 1);
    expect([wrong, right, late].map(({ email }) => mailsTo(email).length)).toEqual([1, 1, 0]);
  });

  it.each([
    // Saturday 24 October 2026: at 03:00 it is 02:00 again; Saturday 27 March 2027: after 01:59 comes 03:00
    ['2026-10-24', ['2026-10-24T20:00:00Z', '2026-10-24T23:00:00Z'], ['2026-10-24T21:00:00Z', '2026-10-25T00:00:00Z']],
    ['2027-03-27', ['2027-03-27T21:00:00Z', '2027-03-28T00:00:00Z'], ['2027-03-27T22:00:00Z', '2027-03-28T01:00:00Z']],
  ])('is right in the night of the clock change %s', async (date, first, second) => {
    const guest = aGuest();
    const { id } = await guest.book({ date, time: '22:00', duration: 3 });
    await guest.next();
    expect(guest.program.busyTimes).toEqual([first]);
    const to = { lastName: 'Kováčová', email: guest.email, date, time: '23:00', duration: 3, partySize: 2 };
    await put(`/api/admin/reservations/${id}`, { ...to, version: 1 });
    await guest.next();
    expect(guest.program.busyTimes).toEqual([second]);
  });
});

describe('the calendar file for a guest', () => {
  const fileOf = (id: string) => call<string>(`/api/reservations/${id}/calendar`, { at: app.baseUrl });

  it('has no organizer and no attendees, and the same name as in the mails', async () => {
    const { id } = await aGuest().book({ date: '2026-12-11' });
    expect(readCalendar((await fileOf(id)).body)).toMatchObject({
      ...{ method: 'PUBLISH', uid: `${id}@strapec.example`, sequence: 0, organizer: null, attendees: [] },
    });
  });

  it('exists for a confirmed visit, and cancels a cancelled one', async () => {
    const { id } = await aGuest().book({ date: '2026-12-16', partySize: 6 });
    expect((await fileOf(id)).status).toBe(404);
    await put(`/api/reservations/${id}/approve`);
    expect((await fileOf(id)).status).toBe(200);
    await setStatus(id, 'cancelled');
    const file = await fileOf(id);
    expect(readCalendar(file.body)).toMatchObject({
      ...{ method: 'CANCEL', status: 'CANCELLED', uid: `${id}@strapec.example`, sequence: 2, attendees: [] },
      organizer: 'mailto:rezervacie@strapec.example',
    });
    expect(file.body).not.toContain('/r/');
    const declined = await aGuest().book({ date: '2026-12-17', partySize: 6 });
    await setStatus(declined.id, 'cancelled');
    expect((await fileOf(declined.id)).status).toBe(404);
  });
});
