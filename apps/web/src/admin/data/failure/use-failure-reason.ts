import { HttpError } from '@strapec/contracts';
import { useCallback } from 'react';
import { type texts, useFailureText } from './texts';

type ReasonId = keyof typeof texts;

/** For other codes the sentence of the API is shown. */
const reasons: Readonly<Record<string, ReasonId>> = {
  busy: 'failure.busy',
  files_waiting: 'failure.filesWaiting',
  payload_too_large: 'failure.tooLarge',
  storage_full: 'failure.storage',
  internal_error: 'failure.internal',
  capacity_full: 'failure.full',
  no_table: 'failure.full',
  not_found: 'failure.gone',
  validation_failed: 'failure.fields',
  transition_not_allowed: 'failure.changed',
  changed_meanwhile: 'failure.changed',
  not_permitted: 'failure.notPermitted',
  unauthenticated: 'failure.signedOut',
  reason_required: 'failure.reason',
  below_bookings: 'failure.belowBookings',
  zone_in_use: 'failure.zoneInUse',
  inquiry_has_event: 'failure.inquiryHasEvent',
  no_way_back: 'failure.noWayBack',
  nothing_to_offer: 'failure.nothingToOffer',
  no_email: 'failure.noEmail',
  idempotency_in_flight: 'failure.inFlight',
  idempotency_mismatch: 'failure.madeBefore',
};

/** Without an answer a read has failed, but the outcome of a write is unknown. */
export function useFailureReason(action: 'saves' | 'reads' = 'saves'): (error: unknown) => string {
  const text = useFailureText();
  return useCallback(
    (error) => {
      if (isUnanswered(error)) return text(action === 'reads' ? 'failure.connection' : 'failure.unanswered');
      if (!(error instanceof HttpError)) return text('failure.unknown');
      const known = knownReason(error);
      return known ? text(known, { size: megabytesOf(error.sent) }) : error.problem?.message || text('failure.unknown');
    },
    [text, action],
  );
}

function knownReason({ code, status }: HttpError): ReasonId | undefined {
  if (code !== null) return reasons[code];
  return status === 413 ? 'failure.tooLargeInFront' : undefined;
}

/** At least 0.1, so that no entry shows zero. */
function megabytesOf(sent: HttpError['sent']): number {
  const parts = sent instanceof FormData ? [...sent.values()] : [sent as string];
  return Math.max(0.1, Math.round(new Blob(parts).size / 104_857.6) / 10);
}

/** Its answer was lost, came too late, or did not come from the API. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof HttpError) || (error.code === null && error.status >= 500);
}
