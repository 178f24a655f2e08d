import { useCallback, useState } from 'react';
import type { Faults } from './faults';
import { type ReservationField, type ReservationValues, emptyValues } from './reservation-values';

/** Keeps what the guest types and which fields are at fault; a field that changes is at fault no more. */
export function useReservationValues() {
  const [values, setValues] = useState(emptyValues);
  const [faults, markFaults] = useState<Faults>({});
  const forgive = useCallback((fields: readonly ReservationField[]) => {
    markFaults((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !fields.includes(field as ReservationField))),
    );
  }, []);
  const change = useCallback(
    (changes: Partial<ReservationValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      forgive(Object.keys(changes) as (keyof ReservationValues)[]);
    },
    [forgive],
  );
  const reset = useCallback(() => {
    setValues(emptyValues);
    markFaults({});
  }, []);
  return { values, faults, change, forgive, markFaults, reset };
}
