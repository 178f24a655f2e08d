import { HttpException } from '@nestjs/common';
import { Problem, type ProblemCode } from './problem.js';

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthenticated',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Temporary: connection lost or refused, resources, shutdown, lock or statement time-out, deadlock, a standby. 23P01 is the exclusion constraint: the next attempt reads the changed evening. */
const temporarySqlStates = /^(08|28|3D|53|57|55P03|55000|40P01|40001|25P03|25006|23P01)/;
const networkCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
const lostConnectionPattern =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Cannot use a pool|already released/;

export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  const status = thrown instanceof HttpException ? thrown.getStatus() : readErrorStatus(thrown);
  if (status >= 400 && status < 500) return new Problem(codeByStatus[status] ?? 'malformed_request');
  if (isDiskFull(thrown)) return new Problem('storage_full', { retryAfter: 60 });
  if (isDatabaseUnavailable(thrown)) return new Problem('busy', { retryAfter: 1 });
  return new Problem('internal_error');
}

/** `expose` marks errors of the client. */
function readErrorStatus(thrown: unknown): number {
  const { status, expose } = (thrown ?? {}) as { status?: unknown; expose?: unknown };
  if (thrown instanceof URIError) return 400;
  return typeof status === 'number' && expose === true ? status : 500;
}

/** This does not pass within a second. */
export function isDiskFull(thrown: unknown): boolean {
  const { code } = (thrown ?? {}) as { code?: unknown };
  return code === '53100' || code === 'ENOSPC';
}

function isDatabaseUnavailable(thrown: unknown): boolean {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const isTemporary = typeof code === 'string' && (networkCodes.test(code) || temporarySqlStates.test(code));
  return isTemporary || (typeof message === 'string' && lostConnectionPattern.test(message));
}
