import { buildContactMessage, buildInquiry } from '@strapec/domain/testing';
import { randomUUID } from 'node:crypto';
import { type ApiResponse, type CommonCallOptions, type ProblemBody, newEmail, requestApi } from './request-api';
import { sql } from './sql';

/** The response to a form, or the problem that refused it. */
export type FormBody = ProblemBody & { success: boolean };

const postForm = (path: string, body: unknown, options: CommonCallOptions): Promise<ApiResponse<FormBody>> =>
  requestApi(path, { ...options, method: 'POST', body });

/** Sends the contact form, by default with a valid message. */
export const sendContactMessage = (
  overrides: Record<string, unknown> = {},
  options: CommonCallOptions = {},
): Promise<ApiResponse<FormBody>> =>
  postForm('/api/contact', buildContactMessage({ email: newEmail(), ...overrides }), options);

/** Sends an inquiry for a private event, by default a valid one. */
export const sendInquiry = (
  overrides: Record<string, unknown> = {},
  options: CommonCallOptions = {},
): Promise<ApiResponse<FormBody>> =>
  postForm('/api/events/inquiries', buildInquiry({ email: newEmail(), ...overrides }), options);

/** Inserts an event, by default a public one; returns its id. */
export async function insertPublicEvent(overrides: Readonly<Record<string, string | number>> = {}): Promise<string> {
  const row = {
    ...{
      id: randomUUID(),
      title_en: 'Eight bottles',
      title_sk: 'Malé Karpaty v ôsmich fľašiach',
      description_en: 'Wine',
    },
    ...{ event_type: 'wine_tasting', date: '2026-12-10', time: '18:00', max_capacity: 12, capacity_mode: 'none' },
    ...{ created_at: '2026-11-01', updated_at: '2026-11-01', ...overrides },
  };
  const placeholders = Object.keys(row).map((_name, index) => `$${index + 1}`);
  await sql(`INSERT INTO events (${Object.keys(row).join()}) VALUES (${placeholders.join()})`, Object.values(row));
  return row.id;
}

/** Subscribes an e-mail address to the newsletter, by default in Slovak. */
export const subscribeToNewsletter = (
  email: unknown,
  overrides: Record<string, unknown> = {},
  options: CommonCallOptions = {},
): Promise<ApiResponse<FormBody>> =>
  postForm('/api/newsletter/subscribe', { email, language: 'sk', ...overrides }, options);
