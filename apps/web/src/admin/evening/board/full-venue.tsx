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
import { newId } from '../../../shared/api/idempotency-key';
import { lacksTable } from '../../data/lacks-table';
import { useNow } from '../../data/use-now';
import { useEvening } from '../../data/use-evening';
import type { ReservationDrawers } from '../drawers/reservation-drawers';
import { nameOf } from '../reservation/reservation-words';
import { useStaffAction } from '../reservation/use-staff-action';
import parts from '../../ui/parts.module.css';
import { eveningAt, eveningWithoutParty } from './evening-state-of';
import styles from './parties.module.css';
import { Suggestion } from './suggestion';
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
      {!waiting && <AddToWaitlist size={size} onDone={onDone} />}
    </div>
  );
}

interface NoTableProps {
  reservation: ReservationDto;
  onEdit: ReservationDrawers['edit'];
}

export function NoTable({ reservation, onEdit }: NoTableProps) {
  const { data: day } = useEvening(reservation.date);
  return day && lacksTable(reservation) ? <WaysToATable {...{ day, reservation, onEdit }} /> : null;
}

function WaysToATable({ day, reservation, onEdit }: NoTableProps & { day: CalendarDayDto }) {
  const text = useBoardText();
  const now = useNow();
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
        <Suggestion
          action={<Button onClick={() => onEdit(reservation, { freeTables: free })}>{text('full.byHand')}</Button>}
        >
          {text('noTable.free', { tables: free.join(', ') })}
        </Suggestion>
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
    <Suggestion
      action={
        <Button disabled={isBusy || undefined} onClick={onChoose}>
          {text(word, { time })}
        </Button>
      }
    >
      {text('walkIn.full.soonest', { table: place.tables.join(' + '), time })}
    </Suggestion>
  );
}

/** Parties without a table come first, then walk-ins of `size` guests. */
function TablesOfLate({ day, now, size }: { day: CalendarDayDto; now: LocalMoment; size?: number }) {
  const freed = useMemo(() => {
    const late = tonightOf(day, now).parties.filter(({ stage }) => stage === 'late');
    return late.flatMap((party) => {
      const evening = eveningWithoutParty(party.reservation.id, day, now);
      const heirs = day.reservations.filter(lacksTable).flatMap((waiting) => {
        const visit = evening.occupancy.find(({ id }) => id === waiting.id);
        return visit ? [{ ...waiting, tables: [...visit.tables] }] : [];
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
  /** With the tables that they would get. */
  heirs: readonly ReservationDto[];
  place: WalkInPlace | null;
}

/** A no-show gives its table to the named party at once. */
function TableOfLate({ party, heirs, place }: FreedTable) {
  const text = useBoardText();
  const words = usePartyWords();
  const { act, isActing } = useStaffAction(party.reservation);
  const late = { name: party.name, time: party.reservation.time, length: words.lengthOf(party.late) };
  const free = place && { table: words.placeOf(place.tables), until: timeOfMinute(place.start + place.minutes) };
  const [first, ...others] = heirs;
  return (
    <Suggestion
      action={
        <Button
          disabled={isActing}
          aria-label={text('action.for', { action: text('card.action.mark_no_show'), name: party.name })}
          onClick={() => act('mark_no_show')}
        >
          {text('card.action.mark_no_show')}
        </Button>
      }
    >
      {first
        ? text('walkIn.full.heir', { ...late, table: words.placeOf(first.tables), heir: nameOf(first) })
        : free && text('walkIn.full.late', { ...late, ...free })}
      {others.map((other) => (
        <span key={other.id}>
          , {text('walkIn.full.heir.too', { table: words.placeOf(other.tables), heir: nameOf(other) })}
        </span>
      ))}
      {first && free && `, ${text('walkIn.full.then', free)}`}
    </Suggestion>
  );
}

function AddToWaitlist({ size, onDone }: { size: number; onDone: () => void }) {
  const text = useBoardText();
  const { put, isPutting } = useWaitlistParty();
  const [id] = useState(newId);
  const [label, setLabel] = useState('');
  const wait = (event: FormEvent): void => {
    event.preventDefault();
    const party = { id, partySize: size, label: label.trim() || null };
    put({ party, notice: { title: text('waitlist.waits', { count: size }) }, onDone });
  };
  return (
    <form className={`${parts.bar} ${parts.ruled} ${styles.instead}`} onSubmit={wait}>
      <label className={`${parts.stack} ${styles.label}`}>
        <span>{text('waitlist.label')}</span>
        <Input
          value={label}
          maxLength={waitlistLimits.labelLength}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setLabel(target.value)}
        />
      </label>
      <Button htmlType="submit" disabled={isPutting || undefined}>
        {text('waitlist.wait')}
      </Button>
    </form>
  );
}
