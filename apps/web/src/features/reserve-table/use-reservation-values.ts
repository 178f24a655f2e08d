import type { ReservationField } from '@strapec/domain';
import { useCallback, useEffect, useState } from 'react';
import { keepDraft } from '../../shared/reserve/reservation-draft';
import type { FaultsInWords } from './faults';
import { type ReservationValues, emptyValues, keptValues } from './reservation-values';

/** Keeps what the guest types, over a reload of the tab too, and which fields are at fault; a field that changes is at fault no more. */
export function useReservationValues() {
  const [values, setValues] = useState(keptValues);
  useEffect(() => keepDraft(values === emptyValues ? null : { ...values, website: '' }), [values]);
  const [faults, markFaults] = useState<FaultsInWords>({});
  const forgive = useCallback((fields: readonly ReservationField[]) => {
    markFaults((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !fields.includes(field as ReservationField))),
    );
  }, []);
  const change = useCallback(
    (changes: Partial<ReservationValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      forgive(Object.keys(changes) as ReservationField[]);
    },
    [forgive],
  );
  const reset = useCallback(() => {
    setValues(emptyValues);
    markFaults({});
  }, []);
  return { values, faults, change, forgive, markFaults, reset };
}
