import { HttpError, type ProblemCode } from '@strapec/contracts';
import { toWaitMinutes } from '@strapec/domain';
import type { Text } from '../i18n/use-text';
import type { FormTextId } from './texts';

/** Rules §1, §6. */
const textIdByProblemCode: Readonly<Partial<Record<ProblemCode, FormTextId>>> = {
  validation_failed: 'forms.failure.fields',
  captcha_failed: 'captcha.required',
  ip_rate_limit: 'forms.failure.rateLimit',
  email_rate_limit: 'forms.failure.rateLimit',
  proof_needed: 'captcha.required',
  storage_full: 'forms.failure.call',
  busy: 'forms.failure.busy',
  internal_error: 'forms.failure.internal',
};

/** Known codes in the guest's language, else the server's message, if any (spec §8). */
export function toFailureText(error: unknown, text: Text<FormTextId>): string | undefined {
  if (error instanceof RefusedError) return error.message || undefined;
  if (!(error instanceof HttpError)) return undefined;
  const messageId = error.code === null ? undefined : textIdByProblemCode[error.code];
  return messageId ? `${text(messageId)}${toWaitText(error, text)}` : parseMessage(error.body);
}

function toWaitText({ problem }: HttpError, text: Text<FormTextId>): string {
  const seconds = problem?.retryAfterSeconds;
  return seconds === undefined ? '' : ` ${text('forms.failure.wait', { minutes: toWaitMinutes(seconds) })}`;
}

export function toFieldErrorTexts<Field extends string>(
  error: unknown,
  errorText: (code: string) => string | undefined,
): Partial<Record<Field, string>> {
  const errors = (error instanceof HttpError && error.problem?.errors) || [];
  const entries = errors.map(({ field, code, message }) => [field, errorText(code) ?? message]);
  return Object.fromEntries(entries) as Partial<Record<Field, string>>;
}

function parseMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch {
    return undefined; // from a proxy before the server
  }
}

/** `success` is not true. */
export class RefusedError extends Error {}

/** Spec §3. @throws {RefusedError} with the server's message */
export function expectSuccess({ success, message }: { success: boolean; message?: string | null }): void {
  if (!success) throw new RefusedError(message ?? '');
}
