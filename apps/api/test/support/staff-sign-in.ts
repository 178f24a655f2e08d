import { createHmac, randomUUID } from 'node:crypto';
import type { StaffRole } from '@strapec/domain';
import { hashPassword } from '../../src/auth/accounts/password-hash';
import { type ApiResponse, type ProblemBody, requestApi } from './request-api';
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
const passwordHashes = new Map<string, Promise<string>>();

/** Hashes each password only once, because hashing is slow on purpose. */
function hashPasswordOnce(password: string): Promise<string> {
  const hash = passwordHashes.get(password) ?? hashPassword(password);
  passwordHashes.set(password, hash);
  return hash;
}

/** Creates a staff account in the test file's database. */
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
    await hashPasswordOnce(password),
    role,
  ]);
  await sql(
    `INSERT INTO admin_users (id, email, first_name, created_at, updated_at) VALUES ($1, $2, 'Jana', now(), now())`,
    [account.id, account.email],
  );
  return account;
}

/** Sends the credentials; returns the response, even a refusal. */
export function trySignIn(
  username: string,
  password: string,
  options: { apiUrl?: string; headers?: Record<string, string> } = {},
): Promise<ApiResponse<SessionBody & ProblemBody>> {
  return requestApi('/api/auth/login', { ...options, method: 'POST', body: { username, password } });
}

/** The cookie that a response sets, as the header that a browser sends back. */
export function cookieOf({ headers }: ApiResponse<unknown>): { cookie: string } {
  return { cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** Signs a staff member in, by default at the test file's own app; returns the headers for calls of staff. */
export async function signIn(apiUrl?: string, account?: StaffAccount): Promise<{ cookie: string }> {
  const { username, password } = account ?? (await createStaffAccount());
  const response = await trySignIn(username, password, apiUrl ? { apiUrl } : {});
  if (response.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(response.body)}`);
  return cookieOf(response);
}

/** A second session of the same account, as in another browser. */
export async function copySession({ cookie }: { cookie: string }): Promise<{ cookie: string }> {
  const sessionId = randomUUID();
  const insertCopy = `INSERT INTO sessions SELECT (jsonb_populate_record(one, jsonb_build_object('sid', $2::text))).*
    FROM sessions AS one WHERE sid = $1`;
  await sql(insertCopy, [/s%3A([\w-]+)/.exec(cookie)?.[1], sessionId]);
  const signature = createHmac('sha256', sessionSecret).update(sessionId).digest('base64').replace(/=+$/, '');
  return { cookie: `session=${encodeURIComponent(`s:${sessionId}.${signature}`)}` };
}

/** One session for each of twenty streams: the most that an account may open, five for each of its sessions. */
export async function createTwentyStreamSessions(session: { cookie: string }): Promise<{ cookie: string }[]> {
  const sessions = [session, ...(await Promise.all([1, 2, 3].map(() => copySession(session))))];
  return sessions.flatMap((session) => Array.from({ length: 5 }, () => session));
}
