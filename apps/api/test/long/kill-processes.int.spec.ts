import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import { findViolations } from '../support/oracle';
import { keepProof } from '../support/proof-report';
import { sql } from '../support/sql';
import { type Outcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

const guests = 1_000;
const kills = 40;
const atOnce = 20;

let processes: ApiProcess[];
beforeAll(async () => void (processes = await startApis(3)));
afterAll(() => stopApis(processes));

const anyUrl = (): string => processes[Math.floor(Math.random() * processes.length)]?.url ?? '';

it('proof F1: kill -9 of processes loses nothing that was promised', async () => {
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < guests) outcomes.push(await reserveUntilAnswered(next++, anyUrl));
  };
  const rush = Promise.all(Array.from({ length: atOnce }, work));
  for (let kill = 0; kill < kills; kill += 1) {
    const due = (guests / (kills + 1)) * (kill + 1);
    await waitUntil(
      () => Promise.resolve(outcomes.length),
      (done) => done >= due,
    );
    processes[kill % processes.length]?.child.kill('SIGKILL');
    processes[kill % processes.length] = await startApi();
  }
  await rush;

  expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['201'])); // there is room for all of them
  const promised = outcomes.map(({ id }) => id);
  const kept = await sql<{ id: string }>('SELECT id FROM reservations');
  expect(kept.map(({ id }) => id).sort()).toEqual([...promised].sort());
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  expect(problems.filter(({ status }) => status !== 503 && status !== 409)).toEqual([]);
  expect(await findViolations(databaseUrl)).toEqual([]);
  // what a killed sender had taken is sent when its lease of two minutes has run out
  const unsent = await waitUntil(
    () => sql<{ id: string }>(`SELECT id FROM email_messages WHERE status <> 'sent'`),
    (rows) => rows.length === 0,
  );
  const unanswered = outcomes.reduce((sum, outcome) => sum + outcome.unansweredCount, 0);
  expect(unanswered).toBeGreaterThan(0); // else nobody was hit, and nothing is shown
  keepProof('F1', 'kill -9 of API processes loses nothing that was promised', {
    'processes killed while guests reserved': kills,
    'guests, 20 at once': guests,
    'promised (201), each kept once with its tables and two mails': promised.length,
    'requests cut off, answered after the same key was sent again': unanswered,
    'reservations that nobody was told of': 0,
    'mails not sent in the end': unsent.length,
    'findings of the oracle': 0,
  });
});
