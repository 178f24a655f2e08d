import { type DrawnRoom, type SeatedAtOnce, buildTablePlan, mostAtOnce, planFaults } from '@strapec/domain';
import { useDeferredValue, useMemo } from 'react';
import styles from './room.module.css';
import { useHouseText } from './texts';

interface RoomCapacityProps {
  before: DrawnRoom;
  room: DrawnRoom;
}

/** What a change does to the room, by the search that will seat its guests. */
export function RoomCapacity({ before, room }: RoomCapacityProps) {
  const text = useHouseText();
  const drawn = useDeferredValue(room); // a table follows the finger, the figures follow the table
  const was = useSeated(before);
  const now = useSeated(drawn);
  const seats = { before: seatsOf(before), now: seatsOf(drawn) };
  return (
    <section aria-labelledby="room-capacity" className={styles.capacity}>
      <h4 id="room-capacity">{text('room.capacity')}</h4>
      <p>
        {text('room.seats', {
          tables: drawn.tables.length,
          seats: seats.now,
          tablesBefore: before.tables.length,
          seatsBefore: seats.before,
        })}
      </p>
      {now ? (
        <ul>
          {now.map(({ from, to, count }, index) => (
            <li key={from} data-change={Math.sign(count - (was?.[index]?.count ?? count))}>
              <span>{text('room.parties', { from, to })}</span>
              <b>
                {text('room.atOnce', {
                  before: was?.[index]?.count ?? 0,
                  now: count,
                  is: changeOf(was?.[index], count),
                })}
              </b>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{text('room.notYet')}</p>
      )}
    </section>
  );
}

const changeOf = (was: SeatedAtOnce | undefined, count: number): 'same' | 'other' =>
  was === undefined || was.count === count ? 'same' : 'other';

const seatsOf = ({ tables }: DrawnRoom): number => tables.reduce((sum, { maxParty }) => sum + maxParty, 0);

/** `null` while the room is none. Where tables stand does not matter: only their sizes and joins make it anew. */
function useSeated({ tables, combinations }: DrawnRoom): SeatedAtOnce[] | null {
  const sizes = tables.map(({ id, minParty, maxParty }) => ({ id, minParty, maxParty }));
  const key = JSON.stringify([sizes, combinations]);
  return useMemo(() => {
    const [singles, joined] = JSON.parse(key) as [DrawnRoom['tables'], DrawnRoom['combinations']];
    return planFaults(singles, joined).length > 0 ? null : mostAtOnce(buildTablePlan(singles, joined));
  }, [key]);
}
