import type { VenueSettingsDto } from '@strapec/contracts';
import { lazy } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../ui/time/date-words';
import { DatedSection } from '../dated-section';
import { RoomDrawing } from './room-drawing';
import { useVenueText } from '../texts';
import styles from '../venue.module.css';

const RoomDrawer = lazy(() => import('./room-editor').then(({ RoomDrawer }) => ({ default: RoomDrawer })));

export function Rooms({ settings: { today, rooms } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  return (
    <DatedSection
      id="room"
      title={text('room.title')}
      lead={text('room.lead')}
      addText={text('room.new')}
      all={rooms}
      today={today}
      earliest={today}
      listClass={styles.rooms}
      removalOf={({ from }) => ({
        title: text('room.removeFrom', { date: dateInWords(from, language) }),
        change: { removeRoom: { from } },
      })}
      form={(task, drawer) => <RoomDrawer task={task} rooms={rooms} today={today} {...drawer} />}
    >
      {({ value }) => (
        <>
          <p>
            {text('room.sum', {
              tables: value.tables.length,
              seats: value.tables.reduce((sum, { maxParty }) => sum + maxParty, 0),
            })}
          </p>
          <RoomDrawing room={value} />
        </>
      )}
    </DatedSection>
  );
}
