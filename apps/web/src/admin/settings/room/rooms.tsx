import type { DatedRoomDto, VenueSettingsDto } from '@strapec/contracts';
import { type ServiceDate, roomErrors } from '@strapec/domain';
import { Suspense, lazy } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../ui/time/date-words';
import { DatedSection } from '../settings-section';
import { RoomDrawing } from './room-drawing';
import { countSeats } from './room-edits';
import { toRoomFormError } from './room-texts';
import { useVenueText } from '../texts';
import styles from '../venue.module.css';

const RoomFields = lazy(() => import('./room-editor').then((file) => ({ default: file.RoomFields })));

interface RoomFormValues {
  from: ServiceDate;
  room: DatedRoomDto['value'];
}

const toDatedRoom = ({ from, room }: RoomFormValues): DatedRoomDto => ({ from, value: room });

export function Rooms({ settings: { today, rooms } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  return (
    <DatedSection<DatedRoomDto['value'], RoomFormValues>
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
      toChangeOptions={({ entry, replaces }, others) => ({
        title: text('room.title'),
        size: 'wide',
        form: {
          initialValues: { from: entry.from, room: entry.value },
          fields: (
            <Suspense fallback={null}>
              <RoomFields rooms={rooms} today={today} />
            </Suspense>
          ),
          findErrors: (values) => roomErrors(toDatedRoom(values), { others, today }),
          toShownError: (error, { room }) => toRoomFormError(error, room, text),
        },
        toChange: (values) => ({ putRoom: { room: toDatedRoom(values), replaces } }),
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
