import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import { findViolations } from '../support/capacity-oracle';
import { saveProofFigures } from '../support/proof-report';
import { sql } from '../support/sql';
import { type ReservationOutcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

const guestCount = 1_000;
const killCount = 40;
const concurrentGuests = 20;

let processes: ApiProcess[];
beforeAll(async () => void (processes = await startApis(3)));
afterAll(() => stopApis(processes));

const pickUrl = (): string => processes[Math.floor(Math.random() * processes.length)]?.url ?? '';

it('proof F1: kill -9 of API processes loses no promised reservation', async () => {
  const outcomes: ReservationOutcome[] = [];
  let nextGuestIndex = 0;
  const reserveForNextGuests = async (): Promise<void> => {
    while (nextGuestIndex < guestCount) outcomes.push(await reserveUntilAnswered(nextGuestIndex++, pickUrl));
  };
  const pendingReservations = Promise.all(Array.from({ length: concurrentGuests }, reserveForNextGuests));
  for (let killIndex = 0; killIndex < killCount; killIndex += 1) {
    const dueCount = (guestCount / (killCount + 1)) * (killIndex + 1);
    await waitUntil(
      () => Promise.resolve(outcomes.length),
      (outcomeCount) => outcomeCount >= dueCount,
    );
    processes[killIndex % processes.length]?.child.kill('SIGKILL');
    processes[killIndex % processes.length] = await startApi();
  }
  await pendingReservations;

  expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['201'])); // there is room for all of them
  const promisedIds = outcomes.map(({ id }) => id);
  const storedReservations = await sql<{ id: string }>('SELECT id FROM reservations');
  expect(storedReservations.map(({ id }) => id).sort()).toEqual([...promisedIds].sort());
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  expect(problems.filter(({ status }) => status !== 503 && status !== 409)).toEqual([]);
  expect(await findViolations(databaseUrl)).toEqual([]);
  // a mail that a killed sender had claimed is sent after its lease of two minutes
  const unsentMails = await waitUntil(
    () => sql<{ id: string }>(`SELECT id FROM email_messages WHERE status <> 'sent'`),
    (rows) => rows.length === 0,
  );
  const unansweredCount = outcomes.reduce((sum, outcome) => sum + outcome.unansweredCount, 0);
  expect(unansweredCount).toBeGreaterThan(0); // otherwise no request met a kill and nothing is proved
  saveProofFigures('F1', 'kill -9 of API processes loses nothing that was promised', {
    'processes killed while guests reserved': killCount,
    'guests, 20 at once': guestCount,
    'promised (201), each kept once with its tables and two mails': promisedIds.length,
    'requests cut off, answered after the same key was sent again': unansweredCount,
    'reservations that nobody was told of': 0,
    'mails not sent in the end': unsentMails.length,
    'findings of the oracle': 0,
  });
});
