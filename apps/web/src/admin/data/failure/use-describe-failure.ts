import { HttpError } from '@strapec/contracts';
import { useCallback } from 'react';
import { findTextId } from '../../i18n/create-text-hook';
import { texts, useFailureText } from './texts';

/** Codes with the same reason as another one. */
const codeAliases: Readonly<Record<string, string>> = {
  capacity_full: 'no_table',
  transition_not_allowed: 'changed_meanwhile',
};

/** Without an answer a read has failed, but the outcome of a write is unknown. */
export function useDescribeFailure(requestKind: 'saves' | 'reads' = 'saves'): (error: unknown) => string {
  const text = useFailureText();
  return useCallback(
    (error) => {
      if (!isApiAnswer(error)) return text(requestKind === 'reads' ? 'failure.connection' : 'failure.unanswered');
      const textId = findReasonTextId(error);
      return textId
        ? text(textId, { size: measureMegabytes(error.sentBody) })
        : error.problem?.message || text('failure.unknown');
    },
    [text, requestKind],
  );
}

/** For other codes the API's own message is shown. */
function findReasonTextId({ code, status }: HttpError) {
  if (code !== null) return findTextId(texts, `failure.${codeAliases[code] ?? code}`);
  return status === 413 ? 'failure.tooLargeInFront' : undefined;
}

/** At least 0.1, so that no entry shows zero. */
function measureMegabytes(sentBody: HttpError['sentBody']): number {
  const bodyParts = sentBody instanceof FormData ? [...sentBody.values()] : [sentBody as string];
  return Math.max(0.1, Math.round(new Blob(bodyParts).size / 104_857.6) / 10);
}

/** False if the answer was lost, came too late, or came from a proxy. */
function isApiAnswer(error: unknown): error is HttpError {
  return error instanceof HttpError && (error.code !== null || error.status < 500);
}
