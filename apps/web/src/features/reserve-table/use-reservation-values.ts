import type { ReservationField } from '@strapec/domain';
import { useCallback, useState } from 'react';
import type { FaultsInWords } from './faults';
import { type ReservationValues, emptyValues } from './reservation-values';

/** Keeps what the guest types and which fields are at fault; a field that changes is at fault no more. */
export function useReservationValues() {
  const [values, setValues] = useState(emptyValues);
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
