import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import type { ReservationDto } from '@strapec/contracts';
import Button from 'antd/es/button';
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
import { EntryBeside } from '../../features/staff-reservation/entry-beside';
import { useEntryText } from '../../features/staff-reservation/texts';
import { type Entry, useEntry } from '../../features/staff-reservation/use-entry';
import { useHouseQuery } from '../../shared/api/use-house-query';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { ConnectedOnly } from '../../shared/live/connected-only';
import { useEveningChoice } from '../../shared/time/use-evening-choice';
import { Hint } from '../../shared/ui/hint';
import { useShortcuts } from '../../shared/ui/use-shortcuts';
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

/** The two ways in, by finger or by Alt+N and Alt+W, and the form behind them. */
function ReservationEntry({ entry, onSaved }: { entry: Entry; onSaved: (reservation: ReservationDto) => void }) {
  const text = useEntryText();
  useHouseQuery(); // asked for ahead, so that nobody waits for it with a guest on the line
  useShortcuts({ KeyN: () => entry.enter('phone'), KeyW: () => entry.enter('walk_in') });
  return (
    <>
      <ConnectedOnly>
        <div className={styles.entry}>
          <Hint words="Alt+N">
            <Button
              type="primary"
              icon={<PhoneOutlined />}
              aria-keyshortcuts="Alt+N"
              onClick={() => entry.enter('phone')}
            >
              {text('entry.new')}
            </Button>
          </Hint>
          <Hint words="Alt+W">
            <Button aria-keyshortcuts="Alt+W" onClick={() => entry.enter('walk_in')}>
              {text('entry.walkIn')}
            </Button>
          </Hint>
        </div>
      </ConnectedOnly>
      <EntryBeside entry={entry} onSaved={onSaved} />
    </>
  );
}
