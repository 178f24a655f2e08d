import {
  type DrawnRoom,
  type SeatedAtOnce,
  buildTablePlan,
  emptyRoom,
  mostAtOnce,
  planErrors,
  roomLimits,
  isServiceDate,
  roomOn,
} from '@strapec/domain';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { FormItemInputContext } from 'antd/es/form/context';
import { useDeferredValue, useMemo, useState } from 'react';
import parts from '../../ui/parts.module.css';
import { RoomCanvas } from './room-canvas';
import { type Chosen, withNewTable, withSizesOfJoin, withWholeRoom, withoutJoin } from './room-edits';
import { RoomPanel, Sizes } from './room-panel';
import styles from './room.module.css';
import { useVenueText } from '../texts';
import type { VenueSettingsDto } from '@strapec/contracts';
import Form from 'antd/es/form';
import { DateItem } from '../hours-fields';

interface RoomEditorProps {
  id?: string;
  value?: DrawnRoom;
  onChange?: (room: DrawnRoom) => void;
  before: DrawnRoom;
}

function RoomEditor({ id, value: room = emptyRoom, onChange = () => undefined, before }: RoomEditorProps) {
  const text = useVenueText();
  const [chosen, choose] = useState<Chosen>([]);
  const add = () => {
    onChange(withNewTable(room));
    choose([room.tables.length]);
  };
  return (
    <FormItemInputContext.Provider value={{}}>
      <div id={id} tabIndex={-1} className={styles.editor}>
        <div className={parts.stack12}>
          <div className={parts.row}>
            <Button onClick={add} disabled={room.tables.length >= roomLimits.tables || undefined}>
              {text('room.add')}
            </Button>
          </div>
          <RoomCanvas room={room} onChange={onChange} chosen={chosen} onChoose={choose} />
        </div>
        <div className={styles.beside}>
          <RoomPanel room={room} onChange={onChange} chosen={chosen} onChoose={choose} />
          <RoomCapacity before={before} room={room} />
          <RoomJoins room={room} onChange={onChange} />
        </div>
      </div>
    </FormItemInputContext.Provider>
  );
}

function RoomJoins({ room, onChange }: { room: DrawnRoom; onChange: (room: DrawnRoom) => void }) {
  const text = useVenueText();
  const joins = room.combinations.map((one, index) => ({ ...one, index }));
  const listed = joins.filter(({ isWholeRoom }) => !isWholeRoom);
  const whole = joins.find(({ isWholeRoom }) => isWholeRoom);
  return (
    <section aria-labelledby="room-joins" className={`${parts.card} ${parts.stack12} ${styles.joins}`}>
      <h4 id="room-joins">{text('room.joins')}</h4>
      {listed.length === 0 && <p className={parts.muted}>{text('room.joins.none')}</p>}
      <ul className={parts.lines}>
        {listed.map(({ index, tables, ...sizes }) => {
          const names = tables.join(' + ');
          return (
            <li key={tables.join()}>
              <b>{names}</b>
              <Sizes value={sizes} of={names} onChange={(next) => onChange(withSizesOfJoin(room, index, next))} />
              <Button
                aria-label={text('room.unjoin.what', { tables: names })}
                onClick={() => onChange(withoutJoin(room, index))}
              >
                {text('room.unjoin')}
              </Button>
            </li>
          );
        })}
        <li>
          <Checkbox
            checked={whole !== undefined}
            onChange={({ target }) => onChange(withWholeRoom(room, target.checked))}
          >
            {text('room.whole')}
          </Checkbox>
          {whole && (
            <Sizes
              value={whole}
              of={text('room.whole')}
              onChange={(next) => onChange(withSizesOfJoin(room, whole.index, next))}
            />
          )}
        </li>
      </ul>
    </section>
  );
}

function RoomCapacity({ before, room }: { before: DrawnRoom; room: DrawnRoom }) {
  const text = useVenueText();
  const drawn = useDeferredValue(room); // the table follows the finger at once, the numbers follow the table
  const was = useSeated(before);
  const now = useSeated(drawn);
  const sums = {
    tables: drawn.tables.length,
    seats: seatsOf(drawn),
    tablesBefore: before.tables.length,
    seatsBefore: seatsOf(before),
  };
  return (
    <section aria-labelledby="room-capacity" className={`${parts.card} ${parts.stack12} ${styles.capacity}`}>
      <h4 id="room-capacity">{text('room.capacity')}</h4>
      <p>{text('room.seats', sums)}</p>
      {now ? (
        <ul className={parts.facts}>
          {now.map(({ from, to, count }, index) => {
            const old = was?.[index]?.count ?? count;
            return (
              <li key={from} data-change={Math.sign(count - old)}>
                <span>{text('room.parties', { from, to })}</span>
                <b>{text('room.atOnce', { before: old, now: count, is: old === count ? 'same' : 'other' })}</b>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={parts.muted}>{text('room.notYet')}</p>
      )}
    </section>
  );
}

const seatsOf = ({ tables }: DrawnRoom): number => tables.reduce((sum, { maxParty }) => sum + maxParty, 0);

/** `null` while the room is invalid; positions do not matter. */
function useSeated({ tables, combinations }: DrawnRoom): SeatedAtOnce[] | null {
  const sizes = tables.map(({ id, minParty, maxParty }) => ({ id, minParty, maxParty }));
  const key = JSON.stringify([sizes, combinations]);
  return useMemo(() => {
    const [singles, joined] = JSON.parse(key) as [DrawnRoom['tables'], DrawnRoom['combinations']];
    return planErrors(singles, joined).length > 0 ? null : mostAtOnce(buildTablePlan(singles, joined));
  }, [key]);
}

export function RoomFields({ rooms, today }: Pick<VenueSettingsDto, 'rooms' | 'today'>) {
  const text = useVenueText();
  const form = Form.useFormInstance();
  const from = (Form.useWatch('from', form) as string | undefined) ?? today;
  const forgive = () => form.setFields([{ name: 'room', errors: [] }]); // the error may be corrected by now
  return (
    <>
      <DateItem name="from" label={text('settings.form.begins')} className={styles.date} />
      <Form.Item name="room" className={styles.item}>
        <RoomEditor before={roomOn(isServiceDate(from) ? from : today, { rooms })} onChange={forgive} />
      </Form.Item>
    </>
  );
}
