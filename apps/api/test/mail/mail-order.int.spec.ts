import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { fridayDate } from '@strapec/domain/testing';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { CalendarProgram, readCalendarEvent } from '../support/calendar-program';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { fixture } from '../support/fixture';
import { seededRandom } from '../support/seeded-random';
import { signIn } from '../support/staff-sign-in';
import { type MailBehaviour, TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

interface GuestReservation {
  id: string;
  email: string;
  date: string;
}

const clockStart = new Date('2026-11-30T11:00:00Z');
const smtp = new TestSmtpServer();
const random = seededRandom(20261123);
let processes: ApiProcess[];
let headers: { cookie: string };
let elapsedMinutes = 0;

/** The mail server answers slowly, sometimes refuses, and sometimes closes the connection after it has taken a mail. */
const behaviours: readonly MailBehaviour[] = ['take', 'take-slowly', 'take-slowly', 'refuse-now', 'cut-after-data'];
const randomBehaviour = (): MailBehaviour => behaviours[Math.floor(random() * behaviours.length)] ?? 'take';
const makeMailServerUnreliable = (): void => smtp.setNextBehaviours(...Array.from({ length: 400 }, randomBehaviour));

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would send these mails as files
  await smtp.open();
  processes = await startApis(4, {
    SMTP_URL: smtp.url,
    TEST_NOW: clockStart.toISOString(),
    UNDO_SECONDS: '0',
    TEST_MINUTE: 'asked',
  });
  headers = await signIn(processes[0]?.url);
});
beforeEach(() => void (smtp.receivedMails.length = 0));
afterAll(async () => {
  await stopApis(processes);
  await smtp.close();
});

const clockNow = (): Date => new Date(clockStart.getTime() + elapsedMinutes * 60_000);

/** First waits until no mail is due: the clock must not pass the end of a lease whose process still sends. */
async function advanceClock(minutes: number): Promise<void> {
  await waitUntil(
    () =>
      sql(`SELECT 1 FROM email_messages WHERE status = 'sending' OR status = 'queued' AND next_attempt_at <= $1`, [
        clockNow(),
      ]),
    (dueMails) => dueMails.length === 0,
  );
  elapsedMinutes += minutes;
  await Promise.all(processes.map((apiProcess) => apiProcess.setClock(clockNow().toISOString())));
  headers = await signIn(processes[0]?.url); // sessions end
}

/** Advances the clock until all mails have been sent. */
async function sendAllMails(): Promise<void> {
  while ((await sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`)).length > 0)
    await advanceClock(300);
}

const randomUrl = (): string => processes[Math.floor(random() * processes.length)]?.url ?? '';
const put = (path: string, body: object) =>
  requestApi<{ version: number }>(path, { method: 'PUT', body, headers, apiUrl: randomUrl() });

async function reserveTable(week: number): Promise<GuestReservation> {
  const [email, date] = [newEmail(), addDays(fridayDate, 7 * week)];
  const { body } = await postReservation({ email, date }, { apiUrl: randomUrl() });
  return { id: body.reservation.id, email, date };
}

/** Moves, cancels or confirms the reservation, by chance; the API refuses what its status does not allow. */
async function changeReservationByChance({ id, email, date }: GuestReservation): Promise<void> {
  const [{ version = 0, status = '' } = {}] = await sql<{ version: number; status: string }>(
    'SELECT version, status FROM reservations WHERE id = $1',
    [id],
  );
  const time = `${16 + Math.floor(random() * 6)}:30`;
  const change = { lastName: 'Kováčová', email, date, time, duration: 2, partySize: 2, version };
  if (status === 'confirmed' && random() < 0.6) await put(`/api/admin/reservations/${id}`, change);
  else await put(`/api/reservations/${id}/status`, { status: status === 'confirmed' ? 'cancelled' : 'confirmed' });
}

describe('proof: mails of one reservation leave in order, from four processes to an unreliable mail server', () => {
  it('no older mail arrives after a newer one, and the calendar ends up right', async () => {
    makeMailServerUnreliable();
    const reservations = await Promise.all(Array.from({ length: 12 }, (_, week) => reserveTable(week)));
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(reservations.map((reservation) => changeReservationByChance(reservation)));
      if (round % 3 === 2) await advanceClock(2); // retries mix with new mails
    }
    await sendAllMails();
    let [sentMailCount, sequenceSum] = [0, 0];
    for (const { id, email } of reservations) {
      const calendarProgram = new CalendarProgram();
      const mails = smtp.receivedMails.filter(({ to }) => to === email);
      const sequences = mails.map(({ parsedMail: parsed }) => readCalendarEvent(parsed)?.sequence ?? -1);
      expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
      for (const { parsedMail: parsed } of mails) calendarProgram.receiveMail(parsed);
      const [reservationRow] = await sql<{ status: string; start: number; sequence: number }>(
        'SELECT status, start_minute AS start, calendar_sequence AS sequence FROM reservations WHERE id = $1',
        [id],
      );
      expect(sequences.at(-1)).toBe(reservationRow?.sequence);
      expect(calendarProgram.busyTimes).toHaveLength(reservationRow?.status === 'confirmed' ? 1 : 0);
      sentMailCount += mails.length;
      sequenceSum += reservationRow?.sequence ?? 0;
    }
    // guards against an empty run: some mails were superseded, and guests got more than one
    expect(sentMailCount).toBeGreaterThan(24);
    expect(sequenceSum).toBeGreaterThan(24);
    expect(await sql(`SELECT 1 FROM email_messages WHERE status NOT IN ('sent')`)).toEqual([]);
  });

  it('control: copies for the team, which have no order, overtake each other', async () => {
    const { id: reservationId } = await reserveTable(30);
    await sendAllMails();
    smtp.receivedMails.length = 0;
    makeMailServerUnreliable();
    const copyIds = Array.from({ length: 40 }, () => randomUUID());
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, next_attempt_at,
         created_at)
       SELECT id, 'reservation_staff_copy', 'team@strapec.example', '', '', 'sk', $2, $3, $3 FROM unnest($1::uuid[]) AS id`,
      [copyIds, reservationId, clockNow()],
    );
    await sendAllMails();
    const arrivalOrder = smtp.receivedMails.map(({ messageId }) => copyIds.findIndex((id) => messageId.includes(id)));
    expect(arrivalOrder).not.toEqual([...arrivalOrder].sort((a, b) => a - b));
  });
});

describe('the queued mails of one reservation', () => {
  const readGuestMails = (id: string) =>
    sql<{ kind: string; status: string }>(
      `SELECT kind, status FROM email_messages
       WHERE reservation_id = $1 AND kind <> 'reservation_staff_copy' ORDER BY number`,
      [id],
    );

  it('are reduced to the newest: an older one that waits for a retry is dropped', async () => {
    smtp.setNextBehaviours();
    await smtp.close();
    const reservation = await reserveTable(31);
    await waitUntil(
      () =>
        sql(`SELECT 1 FROM email_messages WHERE reservation_id = $1 AND attempts > 0 AND status = 'queued'`, [
          reservation.id,
        ]),
      (triedMails) => triedMails.length > 0,
    );
    await put(`/api/reservations/${reservation.id}/status`, { status: 'cancelled' });
    // an attempt that began before the cancellation may still be under way, and would find the server open
    await waitUntil(
      () => readGuestMails(reservation.id),
      (mails) => !mails.some(({ kind, status }) => kind === 'reservation_confirmed' && status === 'sending'),
    );
    await smtp.open();
    await sendAllMails();
    expect(await readGuestMails(reservation.id)).toEqual([{ kind: 'reservation_cancelled', status: 'sent' }]);
    const subjects = smtp.receivedMails
      .filter(({ to }) => to === reservation.email)
      .map(({ parsedMail: parsed }) => parsed.subject);
    expect(subjects).toEqual([expect.stringContaining('zrušená')]);
  });

  it('name the visit of the last sent mail as the earlier one, not the states in between', async () => {
    smtp.setNextBehaviours();
    const reservation = await reserveTable(32);
    await sendAllMails();
    const moveVisit = (time: string, version: number, isQuiet: boolean) =>
      put(`/api/admin/reservations/${reservation.id}`, {
        ...{
          lastName: 'K',
          email: reservation.email,
          date: reservation.date,
          time,
          duration: 2,
          partySize: 2,
          version,
          isQuiet,
        },
      });
    const [{ start } = { start: 0 }] = await sql<{ start: number }>(
      'SELECT start_minute AS start FROM reservations WHERE id = $1',
      [reservation.id],
    );
    expect((await moveVisit('21:00', 1, true)).body).toMatchObject({ version: 2 });
    expect((await moveVisit('20:00', 2, false)).body).toMatchObject({ version: 3 });
    await sendAllMails();
    const text = smtp.receivedMails.filter(({ to }) => to === reservation.email).at(-1)?.parsedMail.text ?? '';
    expect(text).toContain('od 20:00 do 22:00');
    expect(text).toMatch(new RegExp(`Predtým: .*od ${Math.floor(start / 60)}:`));
    expect(text).not.toContain('21:00');
  });
});

it('mails to guests are sent before copies for the team', async () => {
  await smtp.close();
  const reservations = await Promise.all([33, 34, 35].map((week) => reserveTable(week)));
  const queuedMails = await sql<{ kind: string }>(
    `SELECT kind FROM email_messages WHERE status IN ('queued', 'sending') ORDER BY priority, next_attempt_at`,
  );
  await smtp.open();
  expect(queuedMails.slice(0, reservations.length).map(({ kind }) => kind)).toEqual(
    reservations.map(() => 'reservation_confirmed'),
  );
  await sendAllMails();
});
