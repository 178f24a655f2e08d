import type { DrawnRoom } from '@strapec/domain';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { withSizesOfJoin, withWholeRoom, withoutJoin } from './room-edits';
import { Sizes } from './room-panel';
import styles from './room.module.css';
import { useHouseText } from './texts';

interface RoomJoinsProps {
  room: DrawnRoom;
  onChange: (room: DrawnRoom) => void;
}

/** Tables that may be pushed together, with the parties they seat then; and the room as a whole. */
export function RoomJoins({ room, onChange }: RoomJoinsProps) {
  const text = useHouseText();
  const joins = room.combinations.map((one, index) => ({ ...one, index }));
  const listed = joins.filter(({ isWholeRoom }) => !isWholeRoom);
  const whole = joins.find(({ isWholeRoom }) => isWholeRoom);
  return (
    <section aria-labelledby="room-joins" className={styles.joins}>
      <h4 id="room-joins">{text('room.joins')}</h4>
      {listed.length === 0 && <p className={styles.empty}>{text('room.joins.none')}</p>}
      <ul>
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
