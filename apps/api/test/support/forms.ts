import { aContactMessage, anInquiry } from '@strapec/domain/testing';
import { randomUUID } from 'node:crypto';
import { type Answer, type CallOptions, type ProblemBody, newEmail, call } from './call';
import { sql } from './sql';

/** What a form is answered, or why it was not taken. */
export type FormBody = ProblemBody & { success: boolean };
type FormOptions = Omit<CallOptions, 'method' | 'body'>;

const postForm = (path: string, body: unknown, options: FormOptions): Promise<Answer<FormBody>> =>
  call(path, { ...options, method: 'POST', body });

/** Sends a valid message unless told otherwise. */
export const sendMessage = (
  overrides: Record<string, unknown> = {},
  options: FormOptions = {},
): Promise<Answer<FormBody>> => postForm('/api/contact', aContactMessage({ email: newEmail(), ...overrides }), options);

/** Sends a valid inquiry unless told otherwise. */
export const sendInquiry = (
  overrides: Record<string, unknown> = {},
  options: FormOptions = {},
): Promise<Answer<FormBody>> =>
  postForm('/api/events/inquiries', anInquiry({ email: newEmail(), ...overrides }), options);

/** An event in the database, open to guests unless told otherwise; answers its id. */
export async function insertPublicEvent(changes: Readonly<Record<string, string | number>> = {}): Promise<string> {
  const row = {
    ...{
      id: randomUUID(),
      title_en: 'Eight bottles',
      title_sk: 'Malé Karpaty v ôsmich fľašiach',
      description_en: 'Wine',
    },
    ...{ event_type: 'wine_tasting', date: '2026-12-10', time: '18:00', max_capacity: 12, capacity_mode: 'none' },
    ...{ created_at: '2026-11-01', updated_at: '2026-11-01', ...changes },
  };
  const placeholders = Object.keys(row).map((_name, index) => `$${index + 1}`);
  await sql(`INSERT INTO events (${Object.keys(row).join()}) VALUES (${placeholders.join()})`, Object.values(row));
  return row.id;
}

/** Subscribes an address in Slovak unless told otherwise. */
export const subscribe = (
  email: unknown,
  overrides: Record<string, unknown> = {},
  options: FormOptions = {},
): Promise<Answer<FormBody>> => postForm('/api/newsletter/subscribe', { email, language: 'sk', ...overrides }, options);
