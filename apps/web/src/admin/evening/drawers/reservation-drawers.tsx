import type { ReservationDto } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { type PropsWithChildren, useMemo, useState } from 'react';
import { currentMoment } from '../../../shared/clock';
import { requiredContext } from '../../../shared/required-context';
import { staffToday } from '../../data/staff-day';
import { useDrawer } from '../../ui/drawer/use-drawer';
import { EntryDrawer } from '../form/entry-drawer';
import type { EntryPlace, EntrySource, EntrySubject } from '../form/entry-values';
import { ReservationHistory } from '../history/reservation-history';
import type { Instead } from '../reservation/instead';
import { useReservationText } from '../reservation/texts';

export interface ReservationDrawers {
  enter: (kind: EntrySource, at?: EntryPlace) => void;
  edit: (reservation: ReservationDto, instead?: Instead) => void;
  showHistory: (reservation: ReservationDto) => void;
}

const [DrawersProvider, useReservationDrawers] = requiredContext<ReservationDrawers>('ReservationDrawers');
export { useReservationDrawers };

interface ReservationDrawersProps {
  /** Of a new reservation by phone. */
  date: ServiceDate;
  onSaved?: (reservation: ReservationDto) => void;
}

export function ReservationDrawersProvider({ date, onSaved, children }: PropsWithChildren<ReservationDrawersProps>) {
  const text = useReservationText();
  const { open, ...entry } = useDrawer<EntrySubject>();
  const [historyOf, showHistory] = useState<ReservationDto | null>(null);
  const drawers = useMemo<ReservationDrawers>(
    () => ({
      enter: (kind, at) => {
        const day = kind === 'walk_in' ? staffToday() : date;
        open({ kind, date: day, now: currentMoment(), name: text('source.walk_in'), at });
      },
      edit: (reservation, instead) => open({ kind: 'edit', reservation, instead }),
      showHistory,
    }),
    [date, open, text],
  );
  return (
    <DrawersProvider value={drawers}>
      {entry.subject && (
        <EntryDrawer
          key={entry.opening}
          subject={entry.subject}
          {...entry.props}
          onSaved={(saved) => {
            entry.props.onClose();
            onSaved?.(saved);
          }}
        />
      )}
      <ReservationHistory reservation={historyOf} onClose={() => showHistory(null)} />
      {children}
    </DrawersProvider>
  );
}
