import { createHmac, randomUUID } from 'node:crypto';
import type { StaffRole } from '@strapec/domain';
import { hashPassword } from '../../src/auth/accounts/password-hash';
import { type Answer, type ProblemBody, call } from './call';
import { sessionSecret } from './test-session-secret';
import { sql } from './sql';

export interface StaffAccount {
  id: string;
  username: string;
  email: string;
  password: string;
}

interface SessionBody {
  user: { id: string; username: string };
}

let accountCount = 0;
const hashes = new Map<string, Promise<string>>();

/** Of accounts with the same password one hash is made: it is slow on purpose. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** A member of staff of the test file's database. */
export async function createStaffAccount(
  password = 'a glass of frankovka',
  role: StaffRole = 'owner',
): Promise<StaffAccount> {
  accountCount += 1;
  const username = `jana.${accountCount}`;
  const account = { id: randomUUID(), username, email: `${username}@bar.example`, password };
  await sql('INSERT INTO users (id, username, password_hash, role) VALUES ($1, $2, $3, $4)', [
    account.id,
    username,
    await hashOf(password),
    role,
  ]);
  await sql(
    `INSERT INTO admin_users (id, email, first_name, created_at, updated_at) VALUES ($1, $2, 'Jana', now(), now())`,
    [account.id, account.email],
  );
  return account;
}

/** Tries to sign in. */
export function trySignIn(
  username: string,
  password: string,
  { at, headers = {} }: { at?: string; headers?: Record<string, string> } = {},
): Promise<Answer<SessionBody & ProblemBody>> {
  return call('/api/auth/login', { method: 'POST', body: { username, password }, headers, ...(at ? { at } : {}) });
}

/** The cookie that an answer sets, as a browser would send it back. */
export function cookieOf({ headers }: Answer<unknown>): { cookie: string } {
  return { cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** Signs a member of staff in, at the test file's own app unless told otherwise; answers with the headers of a staff call. */
export async function signIn(at?: string, account?: StaffAccount): Promise<{ cookie: string }> {
  const { username, password } = account ?? (await createStaffAccount());
  const answer = await trySignIn(username, password, at ? { at } : {});
  if (answer.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(answer.body)}`);
  return cookieOf(answer);
}

/** Another session of who is signed in, as another browser of theirs has it. */
export async function copySession({ cookie }: { cookie: string }): Promise<{ cookie: string }> {
  const sid = randomUUID();
  const copy = `INSERT INTO sessions SELECT (jsonb_populate_record(one, jsonb_build_object('sid', $2::text))).*
    FROM sessions AS one WHERE sid = $1`;
  await sql(copy, [/s%3A([\w-]+)/.exec(cookie)?.[1], sid]);
  const signature = createHmac('sha256', sessionSecret).update(sid).digest('base64').replace(/=+$/, '');
  return { cookie: `session=${encodeURIComponent(`s:${sid}.${signature}`)}` };
}

/** What twenty streams of a person are opened with, which is as many as they may have. */
export async function twentyStreamSessions(person: { cookie: string }): Promise<{ cookie: string }[]> {
  const sessions = [person, ...(await Promise.all([1, 2, 3].map(() => copySession(person))))];
  return sessions.flatMap((session) => Array.from({ length: 5 }, () => session));
}
