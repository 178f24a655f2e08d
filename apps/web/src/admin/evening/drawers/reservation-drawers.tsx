import type { ReservationDto } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { type PropsWithChildren, useMemo, useState } from 'react';
import { currentDateTime } from '../../../shared/clock';
import { createRequiredContext } from '../../../shared/required-context';
import { currentServiceDate } from '../../data/current-service-date';
import { useDrawer } from '../../ui/drawer/use-drawer';
import { ReservationFormDrawer } from '../reservation-form/reservation-form-drawer';
import type { FormPreset, StaffSource, FormSubject } from '../reservation-form/reservation-form-values';
import { ReservationHistory } from '../history/reservation-history';
import type { Alternative } from '../reservation/no-table-refusal';
import { useReservationText } from '../reservation/texts';

export interface ReservationDrawers {
  openNewForm: (kind: StaffSource, preset?: FormPreset) => void;
  openEditForm: (reservation: ReservationDto, alternative?: Alternative) => void;
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
  const { open, ...formDrawer } = useDrawer<FormSubject>();
  const [historyReservation, showHistory] = useState<ReservationDto | null>(null);
  const drawers = useMemo<ReservationDrawers>(
    () => ({
      openNewForm: (kind, preset) => {
        const formDate = kind === 'walk_in' ? currentServiceDate() : date;
        open({ kind, date: formDate, now: currentDateTime(), walkInName: text('source.walk_in'), preset });
      },
      openEditForm: (reservation, alternative) => open({ kind: 'edit', reservation, alternative }),
      showHistory,
    }),
    [date, open, text],
  );
  return (
    <DrawersProvider value={drawers}>
      {formDrawer.subject && (
        <ReservationFormDrawer
          key={formDrawer.openCount}
          subject={formDrawer.subject}
          {...formDrawer.props}
          onSaved={(saved) => {
            formDrawer.props.onClose();
            onSaved?.(saved);
          }}
        />
      )}
      <ReservationHistory reservation={historyReservation} onClose={() => showHistory(null)} />
      {children}
    </DrawersProvider>
  );
}
