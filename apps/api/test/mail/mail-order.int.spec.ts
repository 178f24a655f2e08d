import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { aFriday } from '@strapec/domain/testing';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { CalendarProgram, readCalendarPart } from '../support/calendar-program';
import { newEmail, call, reserve } from '../support/call';
import { fixture } from '../support/fixture';
import { seededRandom } from '../support/seeded-random';
import { signIn } from '../support/staff-sign-in';
import { type MailBehaviour, TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

interface Guest {
  id: string;
  email: string;
  date: string;
}

const begin = new Date('2026-11-30T11:00:00Z');
const peer = new TestSmtpServer();
const random = seededRandom(20261123);
let processes: ApiProcess[];
let headers: { cookie: string };
let minutes = 0;

/** A mail server that answers slowly, refuses now and then, and hangs up after it has taken a mail. */
const moods: readonly MailBehaviour[] = ['take', 'take-slowly', 'take-slowly', 'refuse-now', 'cut-after-data'];
const aMood = (): MailBehaviour => moods[Math.floor(random() * moods.length)] ?? 'take';
const beBad = (): void => peer.setBehaviours(...Array.from({ length: 400 }, aMood));

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  processes = await startApis(4, {
    SMTP_URL: peer.url,
    TEST_NOW: begin.toISOString(),
    UNDO_SECONDS: '0',
    TEST_MINUTE: 'asked',
  });
  headers = await signIn(processes[0]?.url);
});
beforeEach(() => void (peer.received.length = 0));
afterAll(async () => {
  await stopApis(processes);
  await peer.close();
});

const now = (): Date => new Date(begin.getTime() + minutes * 60_000);

/** The clock must not jump over a lease while its holder is alive: all that is due has been tried before. */
async function goOn(by: number): Promise<void> {
  await waitUntil(
    () =>
      sql(`SELECT 1 FROM email_messages WHERE status = 'sending' OR status = 'queued' AND next_attempt_at <= $1`, [
        now(),
      ]),
    (left) => left.length === 0,
  );
  minutes += by;
  await Promise.all(processes.map((one) => one.setClock(now().toISOString())));
  headers = await signIn(processes[0]?.url); // sessions end
}

/** Until nothing waits any more, however often it has to be tried. */
async function sendAll(): Promise<void> {
  while ((await sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`)).length > 0) await goOn(300);
}

const at = (): string => processes[Math.floor(random() * processes.length)]?.url ?? '';
const put = (path: string, body: object) => call<{ version: number }>(path, { method: 'PUT', body, headers, at: at() });

async function aGuest(week: number): Promise<Guest> {
  const [email, date] = [newEmail(), addDays(aFriday, 7 * week)];
  const { body } = await reserve({ email, date }, { at: at() });
  return { id: body.reservation.id, email, date };
}

/** One of the things that happen to a reservation, whatever its state; what is not possible just now is refused. */
async function somethingHappens({ id, email, date }: Guest): Promise<void> {
  const [{ version = 0, status = '' } = {}] = await sql<{ version: number; status: string }>(
    'SELECT version, status FROM reservations WHERE id = $1',
    [id],
  );
  const time = `${16 + Math.floor(random() * 6)}:30`;
  const visit = { lastName: 'Kováčová', email, date, time, duration: 2, partySize: 2, version };
  if (status === 'confirmed' && random() < 0.6) await put(`/api/admin/reservations/${id}`, visit);
  else await put(`/api/reservations/${id}/status`, { status: status === 'confirmed' ? 'cancelled' : 'confirmed' });
}

describe('proof: mails of one reservation leave in order, from four processes to a bad mail server', () => {
  it('no older mail comes after a newer one, and the calendar ends up right', async () => {
    beBad();
    const guests = await Promise.all(Array.from({ length: 12 }, (_, week) => aGuest(week)));
    for (let turn = 0; turn < 8; turn += 1) {
      await Promise.all(guests.map((guest) => somethingHappens(guest)));
      if (turn % 3 === 2) await goOn(2); // what was refused is tried again among what is new
    }
    await sendAll();
    let [sent, newest] = [0, 0];
    for (const { id, email } of guests) {
      const program = new CalendarProgram();
      const mails = peer.received.filter(({ to }) => to === email);
      const sequences = mails.map(({ parsed }) => readCalendarPart(parsed)?.sequence ?? -1);
      expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
      for (const { parsed } of mails) program.receiveMail(parsed);
      const [row] = await sql<{ status: string; start: number; sequence: number }>(
        'SELECT status, start_minute AS start, calendar_sequence AS sequence FROM reservations WHERE id = $1',
        [id],
      );
      expect(sequences.at(-1)).toBe(row?.sequence);
      expect(program.busyTimes).toHaveLength(row?.status === 'confirmed' ? 1 : 0);
      sent += mails.length;
      newest += row?.sequence ?? 0;
    }
    // mails were overtaken by events, and more than one came to a guest: the course was not empty
    expect(sent).toBeGreaterThan(24);
    expect(newest).toBeGreaterThan(24);
    expect(await sql(`SELECT 1 FROM email_messages WHERE status NOT IN ('sent')`)).toEqual([]);
  });

  it('control: copies for the team, which have no order, do overtake each other there', async () => {
    const { id: reservationId } = await aGuest(30);
    await sendAll();
    peer.received.length = 0;
    beBad();
    const copies = Array.from({ length: 40 }, () => randomUUID());
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, next_attempt_at,
         created_at)
       SELECT id, 'reservation_staff_copy', 'team@strapec.example', '', '', 'sk', $2, $3, $3 FROM unnest($1::uuid[]) AS id`,
      [copies, reservationId, now()],
    );
    await sendAll();
    const came = peer.received.map(({ messageId }) => copies.findIndex((id) => messageId.includes(id)));
    expect(came).not.toEqual([...came].sort((a, b) => a - b));
  });
});

describe('what waits about one reservation', () => {
  const rows = (id: string) =>
    sql<{ kind: string; status: string }>(
      `SELECT kind, status FROM email_messages
       WHERE reservation_id = $1 AND kind <> 'reservation_staff_copy' ORDER BY number`,
      [id],
    );

  it('is sent once, as the newest mail: an older one that waits for another try is dropped', async () => {
    peer.setBehaviours();
    await peer.close();
    const guest = await aGuest(31);
    await waitUntil(
      () =>
        sql(`SELECT 1 FROM email_messages WHERE reservation_id = $1 AND attempts > 0 AND status = 'queued'`, [
          guest.id,
        ]),
      (tried) => tried.length > 0,
    );
    await put(`/api/reservations/${guest.id}/status`, { status: 'cancelled' });
    // a try that began before the cancellation may still be under way, and would find the server open
    await waitUntil(
      () => rows(guest.id),
      (mails) => !mails.some(({ kind, status }) => kind === 'reservation_confirmed' && status === 'sending'),
    );
    await peer.open();
    await sendAll();
    expect(await rows(guest.id)).toEqual([{ kind: 'reservation_cancelled', status: 'sent' }]);
    const subjects = peer.received.filter(({ to }) => to === guest.email).map(({ parsed }) => parsed.subject);
    expect(subjects).toEqual([expect.stringContaining('zrušená')]);
  });

  it('shows the visit of the last mail as the earlier one, not what happened in between', async () => {
    peer.setBehaviours();
    const guest = await aGuest(32);
    await sendAll();
    const move = (time: string, version: number, isQuiet: boolean) =>
      put(`/api/admin/reservations/${guest.id}`, {
        ...{ lastName: 'K', email: guest.email, date: guest.date, time, duration: 2, partySize: 2, version, isQuiet },
      });
    const [{ start } = { start: 0 }] = await sql<{ start: number }>(
      'SELECT start_minute AS start FROM reservations WHERE id = $1',
      [guest.id],
    );
    expect((await move('21:00', 1, true)).body).toMatchObject({ version: 2 });
    expect((await move('20:00', 2, false)).body).toMatchObject({ version: 3 });
    await sendAll();
    const text = peer.received.filter(({ to }) => to === guest.email).at(-1)?.parsed.text ?? '';
    expect(text).toContain('od 20:00 do 22:00');
    expect(text).toMatch(new RegExp(`Predtým: .*od ${Math.floor(start / 60)}:`));
    expect(text).not.toContain('21:00');
  });
});

it('mails to guests leave before copies for the team, however late they are added', async () => {
  await peer.close();
  const guests = await Promise.all([33, 34, 35].map((week) => aGuest(week)));
  const order = await sql<{ kind: string }>(
    `SELECT kind FROM email_messages WHERE status IN ('queued', 'sending') ORDER BY priority, next_attempt_at`,
  );
  await peer.open();
  expect(order.slice(0, guests.length).map(({ kind }) => kind)).toEqual(guests.map(() => 'reservation_confirmed'));
  await sendAll();
});
