import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { fixture } from '../support/fixture';
import { saveProofFigures } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { type MailBehaviour, TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

interface MailRow {
  id: string;
  status: string;
  attempts: number;
  message_id: string;
}

const reservationCount = 500; // each sends two mails
const mailCount = 2 * reservationCount;
const killCount = 10; // of both sending processes at once
/** Shares of the mails that the mail server treats badly; it takes the rest. */
const behaviourShares: readonly [MailBehaviour, number][] = [
  ['refuse-now', 0.15],
  ['refuse-for-good', 0.15],
  ['cut-after-data', 0.1],
];
const stallCount = 30; // one after the other: each blocks its batch until the sender's timeout of 20 s

const startedAt = new Date();
const afterMinutes = (minutes: number): string => new Date(startedAt.getTime() + minutes * 60_000).toISOString();
/** A little after each retry of rules §8 is due. */
const retryMinutes = [1, 6, 21, 81, 321].map((minutes) => minutes + 0.5);

const mailServer = new TestSmtpServer();
const random = seededRandom(20261121);
let processes: ApiProcess[];
let senderNow = startedAt.toISOString();
let nextGuestIndex = 0;

const startSenders = (): Promise<ApiProcess[]> => startApis(2, { SMTP_URL: mailServer.url, TEST_NOW: senderNow });
const readMails = (): Promise<MailRow[]> => sql<MailRow>('SELECT id, status, attempts, message_id FROM email_messages');

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would send these mails itself
  await mailServer.open();
  processes = await startSenders();
});
beforeEach(async () => {
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM email_messages');
  mailServer.receivedMails.length = 0;
});
afterAll(async () => {
  await stopApis(processes);
  await mailServer.close();
});

/** The URL of each process in turn, for the next guest. */
const takeUrl = (): string => processes[nextGuestIndex++ % processes.length]?.url ?? '';

/** Reserves for guests one after the other; returns the duration of each reservation. */
async function reserveTables(count: number): Promise<number[]> {
  const durationsMs: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const sentAt = performance.now();
    const { result } = await reserveUntilAnswered(nextGuestIndex, takeUrl);
    durationsMs.push(performance.now() - sentAt);
    expect(result).toBe('201');
  }
  return durationsMs;
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function pickBehaviour(): MailBehaviour {
  let remainingChance = random();
  for (const [behaviour, share] of behaviourShares) {
    if (remainingChance < share) return behaviour;
    remainingChance -= share;
  }
  return 'take';
}

/** Kills both senders while they send and starts new ones; returns the Message-IDs that the killed senders had claimed. */
async function killBothSenders(): Promise<string[]> {
  const exits = Promise.all(processes.map(({ child }) => once(child, 'exit')));
  for (const { child } of processes) child.kill('SIGKILL');
  await exits;
  const claimedMails = await sql<MailRow>(`SELECT message_id FROM email_messages WHERE status = 'sending'`);
  processes = await startSenders();
  return claimedMails.map(({ message_id }) => message_id);
}

/** Waits until every mail due at this minute was tried; returns the Message-IDs that killed senders had claimed. */
async function advanceClockTo(minutes: number, killSenders?: () => Promise<Set<string>>): Promise<Set<string>> {
  senderNow = afterMinutes(minutes);
  await Promise.all(processes.map((sender) => sender.setClock(senderNow)));
  const orphanedIds = (await killSenders?.()) ?? new Set();
  await waitUntil(
    () =>
      sql<MailRow>(
        `SELECT message_id FROM email_messages WHERE status = 'sending' OR status = 'queued' AND next_attempt_at <= $1`,
        [senderNow],
      ),
    // the clock must not pass the end of a lease whose sender still runs
    (dueMails) => dueMails.every(({ message_id }) => orphanedIds.has(message_id)),
  );
  return orphanedIds;
}

it('proof F3: a faulty mail server and killed senders lose no mail, and a repeated mail keeps its Message-ID', async () => {
  await mailServer.close();
  await Promise.all([reserveTables(reservationCount / 2), reserveTables(reservationCount / 2)]);
  await waitUntil(readMails, (mails) => mails.length === mailCount && mails.every(({ attempts }) => attempts === 1));
  await mailServer.open();
  const behaviours = Array.from({ length: mailCount }, pickBehaviour);
  behaviours.splice(mailCount / 2, stallCount, ...Array.from({ length: stallCount }, (): MailBehaviour => 'stall'));
  mailServer.setNextBehaviours(...behaviours);

  const [firstRetry = 0, ...laterRetries] = retryMinutes;
  const orphanedIds = await advanceClockTo(firstRetry, async () => {
    const claimedIds = new Set<string>();
    for (let killIndex = 0; killIndex < killCount; killIndex += 1) {
      const dueCount = (mailCount * 0.5 * (killIndex + 1)) / (killCount + 1);
      await waitUntil(
        () => Promise.resolve(mailServer.receivedMails.length),
        (receivedCount) => receivedCount >= dueCount,
      );
      for (const messageId of await killBothSenders()) claimedIds.add(messageId);
    }
    return claimedIds;
  });
  for (const minutes of laterRetries) await advanceClockTo(minutes);

  const mails = await readMails();
  expect(mails.filter(({ status }) => status !== 'sent')).toEqual([]);
  expect(mails).toHaveLength(mailCount);
  const receivedIds = mailServer.receivedMails.map(({ messageId }) => messageId);
  expect(new Set(receivedIds)).toEqual(new Set(mails.map(({ message_id }) => message_id)));
  const cutIds = new Set(mailServer.receivedMails.filter(({ wasCut }) => wasCut).map(({ messageId }) => messageId));
  const repeatedIds = new Set(receivedIds.filter((messageId, index) => receivedIds.indexOf(messageId) !== index));
  expect([...repeatedIds].filter((messageId) => !cutIds.has(messageId) && !orphanedIds.has(messageId))).toEqual([]);
  const deliveredIds = new Set(
    mailServer.receivedMails.filter(({ wasCut }) => !wasCut).map(({ messageId }) => messageId),
  );
  expect(mails.filter(({ message_id }) => !deliveredIds.has(message_id))).toEqual([]);

  const { upMs, downMs } = await measureMedians();
  saveProofFigures(
    'F3',
    'No mail is lost to a bad mail server or to killed senders, and no reservation waits for one',
    {
      'mails, every one of them refused a connection at first': mailCount,
      'then refused with 451': behaviours.filter((behaviour) => behaviour === 'refuse-now').length,
      'refused with 550': behaviours.filter((behaviour) => behaviour === 'refuse-for-good').length,
      'met by silence for longer than the time-out of 20 s': stallCount,
      'taken, and the connection cut before the answer': cutIds.size,
      'times both senders were killed in the middle of their mails': killCount,
      'mails sent in the end': mails.length,
      'mails lost': 0,
      'mails that came twice, each under one Message-ID': repeatedIds.size,
      'of these cut by the server after DATA': [...repeatedIds].filter((messageId) => cutIds.has(messageId)).length,
      'of these not answered yet when their sender was killed': [...repeatedIds].filter((id) => !cutIds.has(id)).length,
      'median of a reservation while the mail server takes mails (ms)': upMs.toFixed(1),
      'median while it refuses connections (ms)': downMs.toFixed(1),
    },
  );
});

/** Median durations of a reservation while the mail server is up and while it is down, measured alternately. */
async function measureMedians(): Promise<{ upMs: number; downMs: number }> {
  const [upDurationsMs, downDurationsMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < 4; round += 1) {
    upDurationsMs.push(...(await reserveTables(60)));
    await mailServer.close();
    downDurationsMs.push(...(await reserveTables(60)));
    await mailServer.open();
  }
  return { upMs: medianOf(upDurationsMs), downMs: medianOf(downDurationsMs) };
}
