import { aContactMessage, anInquiry } from '@strapec/domain/testing';
import { type Answer, type CallOptions, type ProblemBody, anEmail, call } from './call';

/** What a form is answered, or why it was not taken. */
export type FormBody = ProblemBody & { success: boolean };
type Options = Omit<CallOptions, 'method' | 'body'>;

const post = (path: string, body: unknown, options: Options): Promise<Answer<FormBody>> =>
  call(path, { ...options, method: 'POST', body });

/** Sends a valid message unless told otherwise. */
export const sendMessage = (
  overrides: Record<string, unknown> = {},
  options: Options = {},
): Promise<Answer<FormBody>> => post('/api/contact', aContactMessage({ email: anEmail(), ...overrides }), options);

/** Sends a valid inquiry unless told otherwise. */
export const sendInquiry = (
  overrides: Record<string, unknown> = {},
  options: Options = {},
): Promise<Answer<FormBody>> => post('/api/events/inquiries', anInquiry({ email: anEmail(), ...overrides }), options);

/** Subscribes an address in Slovak unless told otherwise. */
export const subscribe = (
  email: unknown,
  overrides: Record<string, unknown> = {},
  options: Options = {},
): Promise<Answer<FormBody>> => post('/api/newsletter/subscribe', { email, language: 'sk', ...overrides }, options);
