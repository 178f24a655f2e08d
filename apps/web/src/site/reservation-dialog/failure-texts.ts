import { HttpError, type ProblemCode, timeoutMessage } from '@strapec/contracts';
import { toWaitMinutes } from '@strapec/domain';
import { isFinalAnswer } from '../../shared/api/idempotency-key';
import type { ReserveTextId, ReserveText } from './texts';

const genericFailure: ReserveTextId = 'reserve.failure';

/** Spec §8. */
const failureMessages: Readonly<Partial<Record<ProblemCode, ReserveTextId>>> = {
  validation_failed: 'reserve.failure.fields',
  malformed_request: genericFailure,
  captcha_failed: 'reserve.refusal.captcha',
  proof_needed: 'reserve.refusal.captcha',
  cross_site: genericFailure,
  not_found: genericFailure,
  capacity_full: 'reserve.failure.full',
  no_table: 'reserve.failure.full',
  slot_not_offered: 'reserve.failure.notOffered',
  idempotency_in_flight: 'reserve.failure.inFlight',
  idempotency_mismatch: 'reserve.failure.received',
  payload_too_large: genericFailure,
  unsupported_media_type: genericFailure,
  ip_rate_limit: 'reserve.failure.rateLimit',
  email_rate_limit: 'reserve.failure.rateLimit',
  too_many_unconfirmed: 'reserve.failure.unconfirmed',
  too_many_reservations: 'reserve.failure.tooMany',
  already_reserved: 'reserve.failure.already',
  internal_error: genericFailure,
  storage_full: 'reserve.failure.call',
  busy: 'reserve.failure.busy',
};

/** Spec §8, then the code, then the API's own message. */
export function reservationFailureText(error: Error, text: ReserveText): string {
  if (!(error instanceof HttpError)) return text(noAnswerMessage(error));
  if (error.status === 429) return `${text(tooManyMessage(error.message))}${waitText(error, text)}`;
  if (/captcha/i.test(error.message)) return text('reserve.refusal.captcha');
  if (error.problem?.alternatives && error.code !== 'slot_not_offered') return text('reserve.failure.taken');
  return problemText(error, text);
}

function problemText({ code, problem }: HttpError, text: ReserveText): string {
  const messageId = code && failureMessages[code];
  if (messageId) return text(messageId, { minutes: toWaitMinutes(problem?.retryAfterSeconds) });
  return problem?.message ?? text(genericFailure);
}

function waitText({ problem }: HttpError, text: ReserveText): string {
  const seconds = problem?.retryAfterSeconds;
  return seconds === undefined ? '' : ` ${text('reserve.failure.wait', { minutes: toWaitMinutes(seconds) })}`;
}

/** The browser's message about the network is not for guests. */
const noAnswerMessage = ({ message }: Error): ReserveTextId =>
  message === timeoutMessage ? 'reserve.failure.timeout' : genericFailure;

/** `null` if the form shows it elsewhere. */
export function tableStatusText(error: Error, text: ReserveText): string | null {
  if (error instanceof HttpError && isShownInForm(error)) return null;
  if (error instanceof HttpError && repeatedRequestCodes.has(error.code)) return '';
  return text(isFinalAnswer(error) ? 'reserve.failure.noTable' : 'reserve.failure.unknown');
}

const isShownInForm = ({ problem, code }: HttpError): boolean =>
  Boolean(problem?.alternatives) || (problem?.errors?.length ?? 0) > 0 || code === 'captcha_failed';
const repeatedRequestCodes: ReadonlySet<ProblemCode | null> = new Set([
  'idempotency_in_flight',
  'idempotency_mismatch',
  'already_reserved',
]);

/** Empty if unknown. */
export function availabilityFailureText(error: Error, text: ReserveText): string {
  if (error.message === timeoutMessage) return text('reserve.failure.timeout');
  if (!(error instanceof HttpError)) return '';
  if (error.code === 'ip_rate_limit') return text('reserve.failure.rateLimit.looking');
  return error.code === 'busy' ? text('reserve.failure.busy') : (error.problem?.message ?? '');
}

function tooManyMessage(message: string): ReserveTextId {
  return message.includes('suspicious_behavior') ? 'reserve.failure.suspicious' : 'reserve.failure.rateLimit';
}
