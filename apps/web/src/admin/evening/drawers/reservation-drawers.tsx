import type { ReservationDto } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { type PropsWithChildren, useMemo, useState } from 'react';
import { currentDateTime } from '../../../shared/clock';
import { createRequiredContext } from '../../../shared/required-context';
import { currentServiceDate } from '../../data/current-service-date';
import { useDrawer } from '../../ui/drawer/use-drawer';
import { EntryDrawer } from '../form/entry-drawer';
import type { EntryPreset, EntrySource, EntrySubject } from '../form/entry-values';
import { ReservationHistory } from '../history/reservation-history';
import type { Alternative } from '../reservation/no-table-refusal';
import { useReservationText } from '../reservation/texts';

export interface ReservationDrawers {
  openNew: (kind: EntrySource, preset?: EntryPreset) => void;
  openEdit: (reservation: ReservationDto, alternative?: Alternative) => void;
  showHistory: (reservation: ReservationDto) => void;
}

const [DrawersProvider, useReservationDrawers] = createRequiredContext<ReservationDrawers>('ReservationDrawers');
export { useReservationDrawers };

interface ReservationDrawersProps {
  /** Of a new reservation by phone. */
  date: ServiceDate;
  onSaved?: (reservation: ReservationDto) => void;
}

export function ReservationDrawersProvider({ date, onSaved, children }: PropsWithChildren<ReservationDrawersProps>) {
  const text = useReservationText();
  const { open, ...entry } = useDrawer<EntrySubject>();
  const [historyReservation, showHistory] = useState<ReservationDto | null>(null);
  const drawers = useMemo<ReservationDrawers>(
    () => ({
      openNew: (kind, preset) => {
        const entryDate = kind === 'walk_in' ? currentServiceDate() : date;
        open({ kind, date: entryDate, now: currentDateTime(), walkInName: text('source.walk_in'), preset });
      },
      openEdit: (reservation, alternative) => open({ kind: 'edit', reservation, alternative }),
      showHistory,
    }),
    [date, open, text],
  );
  return (
    <DrawersProvider value={drawers}>
      {entry.subject && (
        <EntryDrawer
          key={entry.openCount}
          subject={entry.subject}
          {...entry.props}
          onSaved={(saved) => {
            entry.props.onClose();
            onSaved?.(saved);
          }}
        />
      )}
      <ReservationHistory reservation={historyReservation} onClose={() => showHistory(null)} />
      {children}
    </DrawersProvider>
  );
}
