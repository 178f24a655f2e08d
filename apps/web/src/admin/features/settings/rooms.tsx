import type { DatedRoomDto, VenueSettingsDto } from '@strapec/contracts';
import { addDays, changeableDates } from '@strapec/domain';
import Button from 'antd/es/button';
import { Suspense, lazy } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../shared/time/date-words';
import parts from '../../shared/ui/parts.module.css';
import { useDrawer } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import styles from './venue.module.css';
import type { RoomTask } from './room-drawer';
import { RoomDrawing } from './room-drawing';
import { useVenueText } from './texts';

const RoomDrawer = lazy(() => import('./room-drawer').then(({ RoomDrawer }) => ({ default: RoomDrawer })));

type Task = { put: RoomTask } | { remove: string };

/** The current room, later ones, and a form for a new one from a date on. */
export function Rooms({ settings: { today, rooms } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  const drawer = useDrawer<Task>();
  const last = rooms.at(-1);
  const task = drawer.subject;
  const begin = (room: DatedRoomDto) =>
    drawer.open({ put: { room: { ...room, from: dateAfter(today, room.from) }, replaces: null } });
  return (
    <section aria-labelledby="room" className={`${parts.card} ${parts.stack} ${styles.part}`}>
      <div className={parts.bar}>
        <h3 id="room">{text('room.title')}</h3>
        {last && <Button onClick={() => begin(last)}>{text('room.new')}</Button>}
      </div>
      <p className={parts.muted}>{text('room.lead')}</p>
      <div className={`${parts.gallery} ${styles.rooms}`}>
        {rooms.map((room) => (
          <OneRoom
            key={room.from}
            room={room}
            isChangeable={changeableDates(rooms, today).includes(room.from)}
            isNow={room.from <= today}
            onEdit={() => drawer.open({ put: { room, replaces: room.from } })}
            onRemove={() => drawer.open({ remove: room.from })}
          />
        ))}
      </div>
      {task && 'put' in task && (
        <Suspense fallback={null}>
          <RoomDrawer key={drawer.opening} task={task.put} rooms={rooms} today={today} {...drawer.props} />
        </Suspense>
      )}
      {task && 'remove' in task && (
        <ChangeDrawer
          key={drawer.opening}
          title={text('room.removeFrom', { date: dateInWords(task.remove, language) })}
          changeOf={() => ({ removeRoom: { from: task.remove } })}
          {...drawer.props}
        />
      )}
    </section>
  );
}

/** A new room begins today, or the day after the last later one. */
const dateAfter = (today: string, last: string): string => (last >= today ? addDays(last, 1) : today);

interface OneRoomProps {
  room: DatedRoomDto;
  isNow: boolean;
  isChangeable: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function OneRoom({ room: { from, value }, isNow, isChangeable, onEdit, onRemove }: OneRoomProps) {
  const text = useVenueText();
  const { language } = useLanguage();
  const what = isNow ? text('settings.week.now') : text('settings.week.from', { date: dateInWords(from, language) });
  const seats = value.tables.reduce((sum, { maxParty }) => sum + maxParty, 0);
  return (
    <div className={`${parts.stack} ${styles.card}`}>
      <h4>{what}</h4>
      <p>{text('room.sum', { tables: value.tables.length, seats })}</p>
      <RoomDrawing room={value} />
      {isChangeable && (
        <div className={parts.row}>
          <Button onClick={onEdit} aria-label={text('settings.edit.what', { what })}>
            {text('settings.edit')}
          </Button>
          <Button onClick={onRemove} aria-label={text('settings.remove.what', { what })}>
            {text('settings.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
