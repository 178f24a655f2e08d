import { type ServiceDate, isServiceDate } from '@strapec/domain';
import { useCallback, useEffect } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { staffToday } from '../data/staff-day';
import { useNow } from '../data/use-now';

/** Stored in the address; `null` shows all. */
export function useEveningChoice() {
  const [params, setParams] = useSearchParams();
  const today = staffToday(useNow());
  const typed = params.get('date') ?? '';
  const isNoDay = typed !== '' && !isServiceDate(typed);
  useEffect(() => {
    if (isNoDay) setParams({}, { replace: true });
  }, [isNoDay, setParams]);
  const date = params.get('show') === 'all' ? null : isServiceDate(typed) ? typed : today;
  const choose = useCallback(
    (next: ServiceDate | null, options?: NavigateOptions) =>
      setParams(next === null ? { show: 'all' } : { date: next }, options),
    [setParams],
  );
  return { date, today, choose };
}
