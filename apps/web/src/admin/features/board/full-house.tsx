import { doorLimits, longestStay, reservationLimits, soonestPlace, timeOfMinute, withoutVisit } from '@strapec/domain';
import type { WalkInPlace } from '@strapec/domain';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, useState } from 'react';
import { newId } from '../../../shared/api/idempotency-key';
import { useStaffAction } from '../../shared/reservation/use-staff-action';
import type { PartyAtDoor } from './at-door';
import type { Party } from './tonight';
import { useBoardText } from './texts';
import { useDoorParty } from './use-door-party';
import { usePartyWords } from './use-party-words';
import { useWalkIn } from './use-walk-in';
import styles from './walk-in.module.css';

const usualStay = reservationLimits.defaultDuration * 60;
const shortestWorth = 60;

/** No table now: the tables of those who are late, the soonest later one, or a place in the queue at the door. */
export function FullHouse({ size, waiting, evening, tonight, now, onDone }: PartyAtDoor) {
  const text = useBoardText();
  const { admit, isAdmitting } = useWalkIn({ evening, now, waiting, onDone });
  const stay = { partySize: size, minutes: shortestWorth };
  const soonest = soonestPlace({ ...stay, minutes: usualStay }, evening, now) ?? soonestPlace(stay, evening, now);
  const late = tonight.parties.flatMap((party) => {
    if (party.stage !== 'late') return [];
    const place = longestStay(size, withoutVisit(evening, party.reservation.id), now);
    return place && place.minutes >= shortestWorth ? [{ party, place }] : [];
  });
  return (
    <div className={styles.full}>
      <p>
        <strong>{text('walkIn.full', { count: size })}</strong>
      </p>
      {late.map(({ party, place }) => (
        <TableOfLate key={party.reservation.id} party={party} place={place} />
      ))}
      {soonest ? (
        <div className={styles.instead}>
          <span>
            {text('walkIn.full.soonest', { table: soonest.tables.join(' + '), time: timeOfMinute(soonest.start) })}
          </span>
          <Button disabled={isAdmitting} onClick={() => admit({ partySize: size, place: soonest, source: 'phone' })}>
            {text('walkIn.full.reserve', { time: timeOfMinute(soonest.start) })}
          </Button>
        </div>
      ) : (
        <p>{text('walkIn.full.never')}</p>
      )}
      {!waiting && <LetWait size={size} onDone={onDone} />}
    </div>
  );
}

/** A late party's table: they did not come, which can be taken back, and the matrix has their table at once. */
function TableOfLate({ party, place }: { party: Party; place: WalkInPlace }) {
  const text = useBoardText();
  const words = usePartyWords();
  const { act, isActing } = useStaffAction(party.reservation);
  const said = {
    ...{ name: party.name, time: party.reservation.time, length: words.lengthOf(party.late) },
    ...{ table: words.placeOf(place.tables), until: timeOfMinute(place.start + place.minutes) },
  };
  return (
    <div className={styles.instead}>
      <span>{text('walkIn.full.late', said)}</span>
      <Button disabled={isActing} onClick={() => act('mark_no_show')}>
        {text('walkIn.full.noShow')}
      </Button>
    </div>
  );
}

/** They wait at the door: the board says when there is a table for them. */
function LetWait({ size, onDone }: { size: number; onDone: () => void }) {
  const text = useBoardText();
  const { put, isPutting } = useDoorParty();
  const [id] = useState(newId);
  const [label, setLabel] = useState('');
  const wait = (event: FormEvent): void => {
    event.preventDefault();
    const party = { id, partySize: size, label: label.trim() || null };
    put({ party, told: { title: text('door.waits', { count: size }) }, onDone });
  };
  return (
    <form className={`${styles.instead} ${styles.wait}`} onSubmit={wait}>
      <label className={styles.label}>
        <span>{text('door.label')}</span>
        <Input
          value={label}
          maxLength={doorLimits.labelLength}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setLabel(target.value)}
        />
      </label>
      <Button htmlType="submit" disabled={isPutting || undefined}>
        {text('door.wait')}
      </Button>
    </form>
  );
}
