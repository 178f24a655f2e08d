import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { fixture } from '../support/fixture';
import { keepProof } from '../support/proof-report';
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

const reservations = 500; // two mails each
const mails = 2 * reservations;
const kills = 10; // of both processes at once: what is being sent then was theirs
/** How the mail server treats a thousand attempts: what is not named is taken. */
const shares: readonly [MailBehaviour, number][] = [
  ['refuse-now', 0.15],
  ['refuse-for-good', 0.15],
  ['cut-after-data', 0.1],
];
const stalls = 30; // in a row: each keeps its batch waiting until the sender's time-out of 20 s has ended

const begin = new Date();
const afterMinutes = (minutes: number): string => new Date(begin.getTime() + minutes * 60_000).toISOString();
/** A little after each retry of rules §8 is due. */
const retries = [1, 6, 21, 81, 321].map((minutes) => minutes + 0.5);

const peer = new TestSmtpServer();
const random = seededRandom(20261121);
let processes: ApiProcess[];
let now = begin.toISOString();
let number = 0;

const start = (): Promise<ApiProcess[]> => startApis(2, { SMTP_URL: peer.url, TEST_NOW: now });
const rows = (): Promise<MailRow[]> => sql<MailRow>('SELECT id, status, attempts, message_id FROM email_messages');

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  processes = await start();
});
beforeEach(async () => {
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM email_messages');
  peer.received.length = 0;
});
afterAll(async () => {
  await stopApis(processes);
  await peer.close();
});

/** One after the other; answers with what each took, in ms. */
async function reserveTables(count: number): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const asked = performance.now();
    const { result } = await reserveUntilAnswered(number, () => processes[number++ % processes.length]?.url ?? '');
    took.push(performance.now() - asked);
    expect(result).toBe('201');
  }
  return took;
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function someManner(): MailBehaviour {
  let chance = random();
  for (const [manner, share] of shares) {
    if (chance < share) return manner;
    chance -= share;
  }
  return 'take';
}

/** Kills both senders in the middle of their mails and starts others; answers with the mails that the dead have left behind. */
async function killBoth(): Promise<string[]> {
  const dead = Promise.all(processes.map(({ child }) => once(child, 'exit')));
  for (const { child } of processes) child.kill('SIGKILL');
  await dead;
  const left = await sql<MailRow>(`SELECT message_id FROM email_messages WHERE status = 'sending'`);
  processes = await start();
  return left.map(({ message_id }) => message_id);
}

/** Lets everything be tried that is due at this time; answers with what the killed have left behind, as it is then. */
async function goTo(minutes: number, meanwhile?: () => Promise<Set<string>>): Promise<Set<string>> {
  now = afterMinutes(minutes);
  await Promise.all(processes.map((one) => one.setClock(now)));
  const orphans = (await meanwhile?.()) ?? new Set();
  await waitUntil(
    () =>
      sql<MailRow>(
        `SELECT message_id FROM email_messages WHERE status = 'sending' OR status = 'queued' AND next_attempt_at <= $1`,
        [now],
      ),
    // the clock must not jump over a lease while its holder is alive
    (left) => left.every(({ message_id }) => orphans.has(message_id)),
  );
  return orphans;
}

it('proof F3: no mail is lost to a bad mail server and killed senders; what comes twice has one Message-ID', async () => {
  await peer.close();
  await Promise.all([reserveTables(reservations / 2), reserveTables(reservations / 2)]);
  await waitUntil(rows, (all) => all.length === mails && all.every(({ attempts }) => attempts === 1));
  await peer.open();
  const manners = Array.from({ length: mails }, someManner);
  manners.splice(mails / 2, stalls, ...Array.from({ length: stalls }, (): MailBehaviour => 'stall'));
  peer.setBehaviours(...manners);

  const [first = 0, ...later] = retries;
  const orphans = await goTo(first, async () => {
    const left = new Set<string>();
    for (let kill = 0; kill < kills; kill += 1) {
      const due = (mails * 0.5 * (kill + 1)) / (kills + 1);
      await waitUntil(
        () => Promise.resolve(peer.received.length),
        (received) => received >= due,
      );
      for (const messageId of await killBoth()) left.add(messageId);
    }
    return left;
  });
  for (const minutes of later) await goTo(minutes);

  const all = await rows();
  expect(all.filter(({ status }) => status !== 'sent')).toEqual([]);
  expect(all).toHaveLength(mails);
  const received = peer.received.map(({ messageId }) => messageId);
  expect(new Set(received)).toEqual(new Set(all.map(({ message_id }) => message_id)));
  const cut = new Set(peer.received.filter(({ wasCut }) => wasCut).map(({ messageId }) => messageId));
  const twice = new Set(received.filter((messageId, index) => received.indexOf(messageId) !== index));
  expect([...twice].filter((messageId) => !cut.has(messageId) && !orphans.has(messageId))).toEqual([]);
  const wasLost = all.filter(({ message_id }) => !peer.received.some((m) => m.messageId === message_id && !m.wasCut));
  expect(wasLost).toEqual([]);

  const { up, down } = await latencies();
  keepProof('F3', 'No mail is lost to a bad mail server or to killed senders, and no reservation waits for one', {
    'mails, every one of them refused a connection at first': mails,
    'then refused with 451': manners.filter((manner) => manner === 'refuse-now').length,
    'refused with 550': manners.filter((manner) => manner === 'refuse-for-good').length,
    'met by silence for longer than the time-out of 20 s': stalls,
    'taken, and the connection cut before the answer': cut.size,
    'times both senders were killed in the middle of their mails': kills,
    'mails sent in the end': all.length,
    'mails lost': 0,
    'mails that came twice, each under one Message-ID': twice.size,
    'of these cut by the server after DATA': [...twice].filter((messageId) => cut.has(messageId)).length,
    'of these not answered yet when their sender was killed': [...twice].filter((id) => !cut.has(id)).length,
    'median of a reservation while the mail server takes mails (ms)': up.toFixed(1),
    'median while it refuses connections (ms)': down.toFixed(1),
  });
});

/** Medians of reservations while the mail server is there and while it is not, in turns. */
async function latencies(): Promise<{ up: number; down: number }> {
  const [up, down]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 4; turn += 1) {
    up.push(...(await reserveTables(60)));
    await peer.close();
    down.push(...(await reserveTables(60)));
    await peer.open();
  }
  return { up: medianOf(up), down: medianOf(down) };
}
