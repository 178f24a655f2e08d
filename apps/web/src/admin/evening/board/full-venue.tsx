import type { CalendarDayDto, ReservationDto } from '@strapec/contracts';
import {
  type Evening,
  type LocalMoment,
  type WalkInPlace,
  waitlistLimits,
  freeTablesDuring,
  heldFor,
  soonestPlace,
  stayOf,
  timeOfMinute,
  walkInOffers,
} from '@strapec/domain';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, useMemo, useState } from 'react';
import { currentMoment } from '../../../shared/clock';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { newId } from '../../../shared/api/idempotency-key';
import { lacksTable } from '../../data/lacks-table';
import { useEvening } from '../../data/use-evening';
import type { Instead } from '../reservation/instead';
import { useStaffAction } from '../reservation/use-staff-action';
import parts from '../../ui/parts.module.css';
import { eveningAt, eveningWithoutParty } from './evening-state-of';
import styles from './parties.module.css';
import { type Party, tonightOf } from './tonight';
import { useBoardText } from './texts';
import { usePartyWords } from './use-party-words';
import { type WaitlistPartyRow, bestOf, useWaitlistParty, useWalkIn } from './use-walk-in';

export const usualStay = ({ rules }: Evening): number => rules.usualStayHours * 60;
const shortestWorth = 60;

export function FullVenue({ size, waiting, day, evening, now, onDone }: WaitlistPartyRow) {
  const text = useBoardText();
  const { admit, isAdmitting } = useWalkIn({ evening, now, waiting, onDone });
  const stay = { partySize: size, minutes: shortestWorth };
  const soonest =
    soonestPlace({ ...stay, minutes: usualStay(evening) }, evening, now) ?? soonestPlace(stay, evening, now);
  return (
    <div className={`${parts.stack12} ${styles.full}`}>
      <p>
        <strong>{text('walkIn.full', { count: size })}</strong>
      </p>
      <TablesOfLate {...{ day, now, size }} />
      {soonest ? (
        <Soonest
          place={soonest}
          word="walkIn.full.reserve"
          isBusy={isAdmitting}
          onChoose={() => admit({ partySize: size, place: soonest, source: 'phone' })}
        />
      ) : (
        <p>{text('walkIn.full.never')}</p>
      )}
      {!waiting && <LetWait size={size} onDone={onDone} />}
    </div>
  );
}

export interface NoTableProps {
  reservation: ReservationDto;
  onEdit: (reservation: ReservationDto, instead: Instead) => void;
}

export function NoTable({ reservation, onEdit }: NoTableProps) {
  const { data: day } = useEvening(reservation.date);
  return day && lacksTable(reservation) ? <Help {...{ day, reservation, onEdit }} /> : null;
}

function Help({ day, reservation, onEdit }: NoTableProps & { day: CalendarDayDto }) {
  const text = useBoardText();
  const now = useCurrentMoment() ?? currentMoment();
  const evening = useMemo(() => eveningAt(day, now), [day, now]);
  const { partySize } = reservation;
  const stay = stayOf(reservation);
  const soonest = soonestPlace({ partySize, minutes: stay.minutes, from: stay.start }, evening, now);
  const free = freeTablesDuring(heldFor(stay, evening), evening);
  const seats = day.plan.tables.reduce((sum, { id, maxParty }) => sum + (free.includes(id) ? maxParty : 0), 0);
  return (
    <div className={`${parts.stack12} ${styles.full}`}>
      <TablesOfLate {...{ day, now }} />
      {soonest && (
        <Soonest
          place={soonest}
          word="noTable.later"
          onChoose={() => onEdit(reservation, { time: timeOfMinute(soonest.start) })}
        />
      )}
      {seats >= partySize && (
        <div className={`${parts.bar} ${parts.ruled} ${styles.instead}`}>
          <span>{text('noTable.free', { tables: free.join(', ') })}</span>
          <Button onClick={() => onEdit(reservation, { freeTables: free })}>{text('noTable.byHand')}</Button>
        </div>
      )}
    </div>
  );
}

interface SoonestProps {
  place: WalkInPlace;
  word: 'walkIn.full.reserve' | 'noTable.later';
  isBusy?: boolean;
  onChoose: () => void;
}

function Soonest({ place, word, isBusy = false, onChoose }: SoonestProps) {
  const text = useBoardText();
  const time = timeOfMinute(place.start);
  return (
    <div className={`${parts.bar} ${parts.ruled} ${styles.instead}`}>
      <span>{text('walkIn.full.soonest', { table: place.tables.join(' + '), time })}</span>
      <Button disabled={isBusy || undefined} onClick={onChoose}>
        {text(word, { time })}
      </Button>
    </div>
  );
}

/** If they did not come: parties without a table come first, then walk-ins of `size` guests. */
function TablesOfLate({ day, now, size }: { day: CalendarDayDto; now: LocalMoment; size?: number }) {
  const freed = useMemo(() => {
    const late = tonightOf(day, now).parties.filter(({ stage }) => stage === 'late');
    return late.flatMap((party) => {
      const evening = eveningWithoutParty(party.reservation.id, day, now);
      const heirs = day.reservations.filter(lacksTable).flatMap(({ id, firstName, lastName }) => {
        const visit = evening.occupancy.find((one) => one.id === id);
        return visit ? [{ id, name: `${firstName} ${lastName}`.trim(), tables: visit.tables }] : [];
      });
      const best = size === undefined ? null : bestOf(walkInOffers(size, evening, now));
      const place = best && best.minutes >= shortestWorth ? best : null;
      return place || heirs.length > 0 ? [{ party, heirs, place }] : [];
    });
  }, [day, now, size]);
  return freed.map((one) => <TableOfLate key={one.party.reservation.id} {...one} />);
}

interface FreedTable {
  party: Party;
  heirs: readonly { id: string; name: string; tables: readonly string[] }[];
  place: WalkInPlace | null;
}

/** Marks the late party as a no-show, which can be undone, and gives its table to the named party at once. */
function TableOfLate({ party, heirs, place }: FreedTable) {
  const text = useBoardText();
  const words = usePartyWords();
  const { act, isActing } = useStaffAction(party.reservation);
  const late = { name: party.name, time: party.reservation.time, length: words.lengthOf(party.late) };
  const free = place && { table: words.placeOf(place.tables), until: timeOfMinute(place.start + place.minutes) };
  const [first] = heirs;
  return (
    <div className={`${parts.bar} ${parts.ruled} ${styles.instead}`}>
      <span>
        {first
          ? text('walkIn.full.heir', { ...late, table: words.placeOf(first.tables), heir: first.name })
          : free && text('walkIn.full.late', { ...late, ...free })}
        {heirs.slice(1).map(({ id, name, tables }) => (
          <span key={id}>, {text('walkIn.full.heir.too', { table: words.placeOf(tables), heir: name })}</span>
        ))}
        {first && free && `, ${text('walkIn.full.then', free)}`}
      </span>
      <Button
        disabled={isActing}
        aria-label={text('party.step', { action: text('walkIn.full.noShow'), name: party.name })}
        onClick={() => act('mark_no_show')}
      >
        {text('walkIn.full.noShow')}
      </Button>
    </div>
  );
}

function LetWait({ size, onDone }: { size: number; onDone: () => void }) {
  const text = useBoardText();
  const { put, isPutting } = useWaitlistParty();
  const [id] = useState(newId);
  const [label, setLabel] = useState('');
  const wait = (event: FormEvent): void => {
    event.preventDefault();
    const party = { id, partySize: size, label: label.trim() || null };
    put({ party, told: { title: text('door.waits', { count: size }) }, onDone });
  };
  return (
    <form className={`${parts.bar} ${parts.ruled} ${styles.instead}`} onSubmit={wait}>
      <label className={`${parts.stack} ${styles.label}`}>
        <span>{text('door.label')}</span>
        <Input
          value={label}
          maxLength={waitlistLimits.labelLength}
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
