import { HttpError, getAuthStatus, getGetAuthStatusQueryKey } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '../ui/loading';
import { keepEvenings, restoreKept } from './keep-evenings';
import { readKept } from './kept-store';

/**
 * Lets a page that is opened without a connection show tonight and tomorrow as they were read last. The house is asked first: what
 * was kept shows only when it does not answer.
 */
export function KeptEvenings({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [isReady, setReady] = useState(() => readKept().length === 0);
  useEffect(() => keepEvenings(queries), [queries]);
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const status = await getAuthStatus().catch((error: unknown) => error);
      if (!isCurrent) return;
      // A house that answers with a failure is there, and has not said who this is.
      if (status instanceof HttpError) return setReady(true);
      if (status instanceof Error) restoreKept(queries);
      else queries.setQueryData(getGetAuthStatusQueryKey(), status);
      setReady(true);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [isReady, queries]);
  return isReady ? children : <Loading />;
}
