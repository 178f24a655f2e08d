import type { ReservationDto } from '@strapec/contracts';
import { useState } from 'react';
import { currentMoment } from '../../../shared/clock';
import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { DayPicker } from '../../features/day-picker/day-picker';
import { EventManagement } from '../../features/events/event-management';
import { ReservationHistory } from '../../features/reservation-history/reservation-history';
import { AllReservations } from '../../features/reservations/all-reservations';
import { Evening } from '../../features/reservations/evening';
import { WithoutTable } from '../../features/reservations/without-table';
import { useEntry } from '../../features/staff-reservation/use-entry';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { useEveningChoice } from '../../shared/time/use-evening-choice';
import { ReservationEntry } from './reservation-entry';
import styles from './reservations-page.module.css';

const texts: MessageLoaders = { en: () => import('./page-messages.en'), sk: () => import('./page-messages.sk') };

export function ReservationsPage() {
  return (
    <AdminTexts loaders={texts}>
      <Reservations />
    </AdminTexts>
  );
}

/** The evening: which day, who comes, what goes on, and everything that can be done about it. */
function Reservations() {
  const { date, today, choose } = useEveningChoice();
  const [historyOf, setHistoryOf] = useState<ReservationDto | null>(null);
  const entry = useEntry(date ?? today);
  const now = useCurrentMoment() ?? currentMoment();
  const links = { now, onEdit: entry.edit, onHistory: setHistoryOf };
  const follow = (saved: ReservationDto) => {
    if (date === null || saved.date === date) return;
    choose(saved.date, { replace: true }); // it takes the place of the form's own step in the history
  };
  return (
    <div className={styles.page}>
      <WithoutTable date={date} />
      <div className={styles.choice}>
        <DayPicker date={date} today={today} onChoose={choose} />
        <ReservationEntry entry={entry} onSaved={follow} />
      </div>
      <div className={styles.evening}>
        {date === null ? <AllReservations from={today} {...links} /> : <Evening date={date} {...links} />}
        <EventManagement date={date} today={today} />
      </div>
      <ReservationHistory reservation={historyOf} onClose={() => setHistoryOf(null)} />
    </div>
  );
}
