import type { DatedRoomDto, VenueSettingsDto } from '@strapec/contracts';
import { checkRoom } from '@strapec/domain';
import { Suspense, lazy } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../ui/time/date-words';
import { DatedSection } from '../settings-section';
import { RoomDrawing } from './room-drawing';
import { countSeats } from './room-edits';
import { toRoomFormError } from './room-descriptions';
import { useSettingsText } from '../texts';
import styles from '../venue.module.css';

const RoomFields = lazy(() => import('./room-editor').then((file) => ({ default: file.RoomFields })));

export function TablePlans({ settings: { today, rooms } }: { settings: VenueSettingsDto }) {
  const text = useSettingsText();
  const { language } = useLanguage();
  return (
    <DatedSection<DatedRoomDto['value'], DatedRoomDto>
      id="room"
      title={text('room.title')}
      lead={text('room.lead')}
      addText={text('room.new')}
      entries={rooms}
      today={today}
      earliestDate={today}
      listClass={styles.rooms}
      toRemoval={({ from }) => ({
        title: text('room.removeFrom', { date: dateInWords(from, language) }),
        toChange: () => ({ removeRoom: { from } }),
      })}
      toChangeOptions={({ entry, replacedFrom }, others) => ({
        title: text('room.title'),
        size: 'wide',
        form: {
          initialValues: entry,
          fields: (
            <Suspense fallback={null}>
              <RoomFields rooms={rooms} today={today} />
            </Suspense>
          ),
          findErrors: (values) => checkRoom(values, { otherValues: others, today }),
          toFormError: (error, { value }) => toRoomFormError(error, value, text),
        },
        toChange: (values) => ({ putRoom: { room: values, replaces: replacedFrom } }),
      })}
    >
      {({ value }) => (
        <>
          <p>{text('room.sum', { tables: value.tables.length, seats: countSeats(value.tables) })}</p>
          <RoomDrawing room={value} />
        </>
      )}
    </DatedSection>
  );
}
