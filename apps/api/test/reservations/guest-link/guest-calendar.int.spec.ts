import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CalendarProgram, readCalendarEvent, parseCalendarEvent } from '../../support/calendar-program';
import { type CreatedReservationBody, newEmail, requestApi, postReservation } from '../../support/request-api';
import { type StartedApp, fixture } from '../../support/fixture';
import { signIn } from '../../support/staff-sign-in';
import { type ReceivedMail, TestSmtpServer } from '../../support/test-smtp-server';
import type { ReservationBody } from '../../support/staff-calls';
import { waitUntil } from '../../support/wait-until';

type Versioned = Pick<ReservationBody, 'id' | 'version'>;

const smtpServer = new TestSmtpServer();
let app: StartedApp;
let staffHeaders: { cookie: string };
let clockTime = new Date('2026-10-12T10:00:00Z');

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would write these mails to files
  await smtpServer.open();
  const env = { SMTP_URL: smtpServer.url, PUBLIC_URL: 'https://strapec.example', UNDO_SECONDS: '0' };
  app = await fixture.startApp({ env, now: clockTime.toISOString() });
  staffHeaders = await signIn(app.baseUrl);
});
afterAll(() => smtpServer.close());

const putAsStaff = async (path: string, body?: object): Promise<Versioned> => {
  const response = await requestApi<Versioned>(path, {
    method: 'PUT',
    body,
    headers: staffHeaders,
    apiUrl: app.baseUrl,
  });
  expect(response.status).toBe(200);
  return response.body;
};
const setStatus = (id: string, status: string): Promise<Versioned> =>
  putAsStaff(`/api/reservations/${id}/status`, { status });
const findMailsTo = (email: string): ReceivedMail[] => smtpServer.receivedMails.filter(({ to }) => to === email);

/** A guest with a calendar program; the clock advances a minute with each mail. */
function createGuest(email = newEmail()) {
  const calendar = new CalendarProgram();
  let receivedCount = 0;
  return {
    email,
    calendar,
    reserve: async (overrides: object): Promise<CreatedReservationBody['reservation']> =>
      (await postReservation({ ...overrides, email }, { apiUrl: app.baseUrl })).body.reservation,
    /** Waits for the next mail and returns its calendar event. */
    receiveMail: async () => {
      receivedCount += 1;
      const mails = await waitUntil(
        () => Promise.resolve(findMailsTo(email)),
        ({ length }) => length >= receivedCount,
      );
      const mail = mails[receivedCount - 1] as ReceivedMail;
      calendar.receiveMail(mail.parsedMail);
      clockTime = new Date(clockTime.getTime() + 60_000);
      app.setClock(clockTime.toISOString());
      return readCalendarEvent(mail.parsedMail);
    },
  };
}

describe('the calendar events in the mails to a guest', () => {
  it('keep one UID and count the sequence up from approval to the last cancellation', async () => {
    const guest = createGuest();
    const { id } = await guest.reserve({ date: '2026-12-03', time: '19:00', partySize: 6 });
    expect(await guest.receiveMail()).toBeNull(); // a pending reservation has no event
    expect(guest.calendar.busyTimes).toEqual([]);

    const { version } = await putAsStaff(`/api/reservations/${id}/approve`);
    const approvedEvent = await guest.receiveMail();
    expect(approvedEvent).toMatchObject({
      method: 'REQUEST',
      uid: `${id}@strapec.example`,
      status: 'CONFIRMED',
      organizer: 'mailto:rezervacie@strapec.example',
      attendees: [{ address: `mailto:${guest.email}`, partstat: 'ACCEPTED', rsvp: 'FALSE' }],
    });
    expect(guest.calendar.busyTimes).toEqual([['2026-12-03T18:00:00Z', '2026-12-03T20:00:00Z']]);

    const visit = { date: '2026-12-04', time: '20:30', duration: 3, partySize: 6 };
    const changeBody = { lastName: 'Kováčová', email: guest.email, ...visit, version };
    await putAsStaff(`/api/admin/reservations/${id}`, changeBody);
    const changedEvent = await guest.receiveMail();
    expect(guest.calendar.busyTimes).toEqual([['2026-12-04T19:30:00Z', '2026-12-04T22:30:00Z']]);

    await setStatus(id, 'cancelled');
    const cancelledEvent = await guest.receiveMail();
    expect(cancelledEvent).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
    expect(guest.calendar.busyTimes).toEqual([]);

    await setStatus(id, 'confirmed');
    const restoredEvent = await guest.receiveMail();
    expect(guest.calendar.busyTimes).toEqual([['2026-12-04T19:30:00Z', '2026-12-04T22:30:00Z']]);
    await setStatus(id, 'cancelled');
    const lastEvent = await guest.receiveMail();
    expect([lastEvent?.method, guest.calendar.busyTimes]).toEqual(['CANCEL', []]);

    const events = [approvedEvent, changedEvent, cancelledEvent, restoredEvent, lastEvent];
    expect(new Set(events.map((event) => event?.uid)).size).toBe(1);
    expect(events.map((event) => event?.sequence)).toEqual([1, 2, 3, 4, 5]);
    const stamps = events.map((event) => event?.stamp ?? '');
    expect(stamps).toEqual([...new Set(stamps)].sort());
  });

  it('are missing for a declined reservation', async () => {
    const guest = createGuest();
    const { id } = await guest.reserve({ date: '2026-12-09', partySize: 6 });
    await guest.receiveMail();
    await setStatus(id, 'cancelled');
    expect(await guest.receiveMail()).toBeNull();
  });

  it('keep the sequence after a change that the calendar does not show', async () => {
    const guest = createGuest();
    const { id, date, time, duration } = await guest.reserve({ date: '2026-12-10', partySize: 2 });
    const firstEvent = await guest.receiveMail();
    await putAsStaff(`/api/admin/reservations/${id}`, {
      ...{ lastName: 'Kováčová', email: guest.email, date, time, duration, partySize: 3, version: 1 },
    });
    const secondEvent = await guest.receiveMail();
    expect([firstEvent?.sequence, secondEvent?.sequence]).toEqual([0, 0]);
    expect((secondEvent?.stamp ?? '') > (firstEvent?.stamp ?? '')).toBe(true);
  });

  it('cancel the visit at a wrong e-mail address and send it to the corrected one', async () => {
    const [wrongGuest, rightGuest] = [createGuest(), createGuest()];
    const reservation = await wrongGuest.reserve({ date: '2026-12-18', firstName: 'Žofia', lastName: 'Bar, s.r.o.' });
    await wrongGuest.receiveMail();
    const expectedReplyAddress = { name: 'Žofia Bar, s.r.o.', address: wrongGuest.email }; // staff answer the guest directly
    const readReplyAddresses = () =>
      findMailsTo('tim@strapec.example').map(({ parsedMail: parsed }) => parsed.replyTo?.value[0]);
    await waitUntil(
      () => Promise.resolve(readReplyAddresses()),
      (replyAddresses) => replyAddresses.some((replyAddress) => replyAddress?.address === expectedReplyAddress.address),
    );
    expect(readReplyAddresses()).toContainEqual(expectedReplyAddress);
    const { id, time, duration, partySize } = reservation;
    const correction = { date: '2026-12-19', time, duration, partySize, firstName: 'Zuzana', lastName: 'Nováčiková' };
    const correctEmail = (email: string, version: number) =>
      putAsStaff(`/api/admin/reservations/${id}`, { ...correction, specialRequests: 'Pes', email, version });
    await correctEmail(rightGuest.email, 1);
    expect(await wrongGuest.receiveMail()).toMatchObject({
      ...{ method: 'CANCEL', uid: `${id}@strapec.example`, sequence: 1, start: '2026-12-18T17:30:00Z' },
      attendees: [{ address: `mailto:${wrongGuest.email}` }],
    });
    expect(wrongGuest.calendar.busyTimes).toEqual([]);
    const visitEvent = await rightGuest.receiveMail();
    expect(visitEvent).toMatchObject({ method: 'REQUEST', sequence: 1, start: '2026-12-19T17:30:00Z' });
    const cancelMail = findMailsTo(wrongGuest.email)[1]?.parsedMail as ReceivedMail['parsedMail'];
    const { html, text = '', attachments, replyTo } = cancelMail;
    const mailContent = [html, text, ...attachments.map(({ content }) => content.toString())].join();
    for (const newDetail of [rightGuest.email, 'Zuzana', 'Nováč', '19. decembra', '20261219', 'Pes', '/r/'])
      expect(mailContent).not.toContain(newDetail);
    expect([text.includes('18.\u00a0decembra'), replyTo]).toEqual([true, undefined]);

    await correctEmail(rightGuest.email.toUpperCase(), 2); // equal but for capitals
    await correctEmail(wrongGuest.email, 3); // it was right after all
    const [cancelEvent, restoredEvent] = [await rightGuest.receiveMail(), await wrongGuest.receiveMail()];
    expect([cancelEvent?.method, restoredEvent?.sequence]).toEqual(['CANCEL', 2]);
    expect([rightGuest.calendar.busyTimes.length, wrongGuest.calendar.busyTimes.length]).toEqual([0, 1]);
  });

  it('are not sent to a wrong e-mail address that never received a mail', async () => {
    const [wrongGuest, lateGuest, rightGuest] = [createGuest(), createGuest(), createGuest()];
    const { id, date, time, duration } = await wrongGuest.reserve({ date: '2026-10-14' });
    await wrongGuest.receiveMail();
    await fixture.query(`DELETE FROM email_messages WHERE reservation_id = $1`, [id]); // as if it had never been sent
    const visit = { lastName: 'Kováčová', date, time, duration, partySize: 2 };
    await putAsStaff(`/api/admin/reservations/${id}`, { ...visit, email: rightGuest.email, version: 1 });
    await rightGuest.receiveMail();
    app.setClock(`${date}T23:30:00+02:00`); // the visit is over
    const changeAfterVisit = { ...visit, email: lateGuest.email, version: 2 };
    const options = { method: 'PUT', body: changeAfterVisit, headers: await signIn(app.baseUrl), apiUrl: app.baseUrl };
    expect((await requestApi(`/api/admin/reservations/${id}`, options)).status).toBe(200);
    app.setClock(clockTime.toISOString());
    const readMailKinds = () => fixture.query('SELECT kind FROM email_messages WHERE reservation_id = $1', [id]);
    await waitUntil(readMailKinds, ({ length }) => length === 1);
    expect([wrongGuest, rightGuest, lateGuest].map(({ email }) => findMailsTo(email).length)).toEqual([1, 1, 0]);
  });

  it.each([
    // Saturday 24 October 2026: at 03:00 it is 02:00 again; Saturday 27 March 2027: after 01:59 comes 03:00
    ['2026-10-24', ['2026-10-24T20:00:00Z', '2026-10-24T23:00:00Z'], ['2026-10-24T21:00:00Z', '2026-10-25T00:00:00Z']],
    ['2027-03-27', ['2027-03-27T21:00:00Z', '2027-03-28T00:00:00Z'], ['2027-03-27T22:00:00Z', '2027-03-28T01:00:00Z']],
  ])('have the right UTC times on %s, when the clocks change', async (date, firstBusyTime, secondBusyTime) => {
    const guest = createGuest();
    const { id } = await guest.reserve({ date, time: '22:00', duration: 3 });
    await guest.receiveMail();
    expect(guest.calendar.busyTimes).toEqual([firstBusyTime]);
    const changeBody = { lastName: 'Kováčová', email: guest.email, date, time: '23:00', duration: 3, partySize: 2 };
    await putAsStaff(`/api/admin/reservations/${id}`, { ...changeBody, version: 1 });
    await guest.receiveMail();
    expect(guest.calendar.busyTimes).toEqual([secondBusyTime]);
  });
});

describe('the calendar file for a guest', () => {
  const fetchCalendarFile = (id: string) =>
    requestApi<string>(`/api/reservations/${id}/calendar`, { apiUrl: app.baseUrl });

  it('has no organizer and no attendees, and the UID of the mails', async () => {
    const { id } = await createGuest().reserve({ date: '2026-12-11' });
    expect(parseCalendarEvent((await fetchCalendarFile(id)).body)).toMatchObject({
      ...{ method: 'PUBLISH', uid: `${id}@strapec.example`, sequence: 0, organizer: null, attendees: [] },
    });
  });

  it('exists for a confirmed reservation, cancels the event of a cancelled one, and is missing for others', async () => {
    const { id } = await createGuest().reserve({ date: '2026-12-16', partySize: 6 });
    expect((await fetchCalendarFile(id)).status).toBe(404);
    await putAsStaff(`/api/reservations/${id}/approve`);
    expect((await fetchCalendarFile(id)).status).toBe(200);
    await setStatus(id, 'cancelled');
    const fileResponse = await fetchCalendarFile(id);
    expect(parseCalendarEvent(fileResponse.body)).toMatchObject({
      ...{ method: 'CANCEL', status: 'CANCELLED', uid: `${id}@strapec.example`, sequence: 2, attendees: [] },
      organizer: 'mailto:rezervacie@strapec.example',
    });
    expect(fileResponse.body).not.toContain('/r/');
    const declinedReservation = await createGuest().reserve({ date: '2026-12-17', partySize: 6 });
    await setStatus(declinedReservation.id, 'cancelled');
    expect((await fetchCalendarFile(declinedReservation.id)).status).toBe(404);
  });
});
