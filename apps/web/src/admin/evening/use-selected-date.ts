import { type ServiceDate, isServiceDate } from '@strapec/domain';
import { useCallback, useEffect } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { currentServiceDate } from '../data/current-service-date';
import { useNow } from '../data/use-now';

/** Stored in the address; `null` shows all. */
export function useSelectedDate() {
  const [params, setParams] = useSearchParams();
  const today = currentServiceDate(useNow());
  const dateParam = params.get('date') ?? '';
  const isInvalidDate = dateParam !== '' && !isServiceDate(dateParam);
  useEffect(() => {
    if (isInvalidDate) setParams({}, { replace: true });
  }, [isInvalidDate, setParams]);
  const date = params.get('show') === 'all' ? null : isServiceDate(dateParam) ? dateParam : today;
  const selectDate = useCallback(
    (newDate: ServiceDate | null, options?: NavigateOptions) =>
      setParams(newDate === null ? { show: 'all' } : { date: newDate }, options),
    [setParams],
  );
  return { date, today, selectDate };
}
