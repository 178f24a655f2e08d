import type { DatedRoomDto } from '@strapec/contracts';
import { type Dated, type DrawnRoom, type ServiceDate, isServiceDate, roomErrors, roomOn } from '@strapec/domain';
import Form from 'antd/es/form';
import { DateField } from '../../shared/ui/date-field';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import type { DatedTask } from './dated-section';
import { RoomEditor } from './room-editor';
import { locateRoomError } from './room-words';
import styles from './room.module.css';
import { useVenueText } from './texts';

interface RoomValues {
  from: ServiceDate;
  room: DrawnRoom;
}

interface RoomDrawerProps extends DrawerProps {
  task: DatedTask<DrawnRoom>;
  rooms: readonly DatedRoomDto[];
  today: ServiceDate;
}

export function RoomDrawer({ task, rooms, today, ...drawer }: RoomDrawerProps) {
  const text = useVenueText();
  const others = rooms.filter(({ from }) => from !== task.replaces);
  const roomOf = ({ from, room }: RoomValues): Dated<DrawnRoom> => ({ from, value: room });
  return (
    <ChangeDrawer<RoomValues>
      title={text('room.title')}
      size="wide"
      form={{
        initial: { from: task.dated.from, room: task.dated.value },
        fields: <RoomFields rooms={rooms} today={today} />,
        errors: (values) => roomErrors(roomOf(values), { others, today }),
        locate: (error, { room }) => locateRoomError(error, room, text),
      }}
      changeOf={(values) => ({ putRoom: { room: roomOf(values) as DatedRoomDto, replaces: task.replaces } })}
      {...drawer}
    />
  );
}

function RoomFields({ rooms, today }: Pick<RoomDrawerProps, 'rooms' | 'today'>) {
  const text = useVenueText();
  const form = Form.useFormInstance<RoomValues>();
  const from = (Form.useWatch('from', form) as string | undefined) ?? today;
  const forgive = () => form.setFields([{ name: 'room', errors: [] }]); // the error may be corrected by now
  return (
    <>
      <Form.Item
        name="from"
        label={text('settings.form.begins')}
        className={styles.date}
        rules={[{ required: true, message: text('settings.error.missing') }]}
      >
        <DateField />
      </Form.Item>
      <Form.Item name="room" className={styles.item}>
        <RoomEditor before={roomOn(isServiceDate(from) ? from : today, { rooms })} onChange={forgive} />
      </Form.Item>
    </>
  );
}
