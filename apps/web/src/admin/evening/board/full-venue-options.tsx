import type { CalendarDayDto, ReservationDto } from '@strapec/contracts';
import {
  type Evening,
  type LocalDateTime,
  type WalkInPlace,
  waitlistLimits,
  listFreeTablesDuring,
  tablePeriod,
  findSoonestPlace,
  toStay,
  timeOfMinute,
  findWalkInPlaces,
} from '@strapec/domain';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, type PropsWithChildren, type ReactNode, useMemo, useState } from 'react';
import { createUuid } from '../../../shared/api/idempotency-key';
import { lacksTable } from '../../data/table-status';
import { useNow } from '../../data/use-now';
import { useCalendarDayQuery } from '../../data/use-calendar-day-query';
import type { ReservationDrawers } from '../drawers/reservation-drawers';
import { ActionButton } from '../reservation/reservation-parts';
import { guestName } from '../reservation/use-reservation-format';
import { useStatusAction } from '../reservation/use-status-action';
import parts from '../../ui/parts.module.css';
import { computeEvening, computeEveningWithoutParty } from './calendar-day-evening';
import styles from './parties.module.css';
import { type BoardParty, toEveningOverview } from './evening-overview';
import { useBoardText } from './texts';
import { usePartyFormat } from './use-party-format';
import { type WalkInSizeProps, findBestPlace, useSaveWaitlistParty, useAdmitWalkIn } from './use-admit-walk-in';

export const usualStayMinutes = ({ rules }: Evening): number => rules.usualStayHours * 60;
const minStayMinutes = 60;

export function FullVenueOptions({ partySize, waitingParty, day, evening, now, onDone }: WalkInSizeProps) {
  const text = useBoardText();
  const { admit, isAdmitting } = useAdmitWalkIn({ evening, now, waitingParty, onDone });
  const shortStay = { partySize, minutes: minStayMinutes };
  const soonestPlace =
    findSoonestPlace({ ...shortStay, minutes: usualStayMinutes(evening) }, evening, now) ??
    findSoonestPlace(shortStay, evening, now);
  return (
    <div className={`${parts.stack12} ${styles.full}`}>
      <p>
        <strong>{text('walkIn.full', { count: partySize })}</strong>
      </p>
      <LatePartyTables {...{ day, now, partySize }} />
      {soonestPlace ? (
        <SoonestPlace
          place={soonestPlace}
          textId="walkIn.full.reserve"
          isBusy={isAdmitting}
          onChoose={() => admit({ partySize, place: soonestPlace, source: 'phone' })}
        />
      ) : (
        <p>{text('walkIn.full.never')}</p>
      )}
      {!waitingParty && <WaitlistForm partySize={partySize} onDone={onDone} />}
    </div>
  );
}

interface NoTableHelpProps {
  reservation: ReservationDto;
  onEdit: ReservationDrawers['openEditForm'];
}

export function NoTableHelp({ reservation, onEdit }: NoTableHelpProps) {
  const { data: day } = useCalendarDayQuery(reservation.date);
  return day && lacksTable(reservation) ? <NoTableOptions {...{ day, reservation, onEdit }} /> : null;
}

function NoTableOptions({ day, reservation, onEdit }: NoTableHelpProps & { day: CalendarDayDto }) {
  const text = useBoardText();
  const now = useNow();
  const evening = useMemo(() => computeEvening(day, now), [day, now]);
  const { partySize } = reservation;
  const stay = toStay(reservation);
  const soonestPlace = findSoonestPlace({ partySize, minutes: stay.minutes, from: stay.start }, evening, now);
  const freeTables = listFreeTablesDuring(tablePeriod(stay, evening), evening);
  const freeSeatCount = day.plan.tables.reduce(
    (sum, { id, maxParty }) => sum + (freeTables.includes(id) ? maxParty : 0),
    0,
  );
  return (
    <div className={`${parts.stack12} ${styles.full}`}>
      <LatePartyTables {...{ day, now }} />
      {soonestPlace && (
        <SoonestPlace
          place={soonestPlace}
          textId="noTable.later"
          onChoose={() => onEdit(reservation, { time: timeOfMinute(soonestPlace.start) })}
        />
      )}
      {freeSeatCount >= partySize && (
        <ActionRow action={<Button onClick={() => onEdit(reservation, { freeTables })}>{text('full.byHand')}</Button>}>
          {text('noTable.free', { tables: freeTables.join(', ') })}
        </ActionRow>
      )}
    </div>
  );
}

interface SoonestPlaceProps {
  place: WalkInPlace;
  textId: 'walkIn.full.reserve' | 'noTable.later';
  isBusy?: boolean;
  onChoose: () => void;
}

function SoonestPlace({ place, textId, isBusy = false, onChoose }: SoonestPlaceProps) {
  const text = useBoardText();
  const time = timeOfMinute(place.start);
  return (
    <ActionRow
      action={
        <Button disabled={isBusy || undefined} onClick={onChoose}>
          {text(textId, { time })}
        </Button>
      }
    >
      {text('walkIn.full.soonest', { table: place.tables.join(' + '), time })}
    </ActionRow>
  );
}

/** Parties without a table come first, then walk-ins of `partySize` guests. */
function LatePartyTables({ day, now, partySize }: { day: CalendarDayDto; now: LocalDateTime; partySize?: number }) {
  const freedTables = useMemo(() => {
    const lateParties = toEveningOverview(day, now).parties.filter(({ stage }) => stage === 'late');
    return lateParties.flatMap((party) => {
      const evening = computeEveningWithoutParty(party.reservation.id, day, now);
      const partiesWithoutTable = day.reservations.filter(lacksTable).flatMap((reservation) => {
        const visit = evening.occupancy.find(({ id }) => id === reservation.id);
        return visit ? [{ ...reservation, tables: [...visit.tables] }] : [];
      });
      const bestPlace = partySize === undefined ? null : findBestPlace(findWalkInPlaces(partySize, evening, now));
      const place = bestPlace && bestPlace.minutes >= minStayMinutes ? bestPlace : null;
      return place || partiesWithoutTable.length > 0 ? [{ party, partiesWithoutTable, place }] : [];
    });
  }, [day, now, partySize]);
  return freedTables.map((freedTable) => <LatePartyTable key={freedTable.party.reservation.id} {...freedTable} />);
}

interface FreedTable {
  party: BoardParty;
  /** With the tables that they would get. */
  partiesWithoutTable: readonly ReservationDto[];
  place: WalkInPlace | null;
}

/** A no-show gives its table to the named party at once. */
function LatePartyTable({ party, partiesWithoutTable, place }: FreedTable) {
  const text = useBoardText();
  const format = usePartyFormat();
  const { runAction, isActing } = useStatusAction(party.reservation);
  const lateValues = { name: party.name, time: party.reservation.time, length: format.durationText(party.lateMinutes) };
  const freeValues = place && {
    table: format.tablesText(place.tables),
    until: timeOfMinute(place.start + place.minutes),
  };
  const [first, ...otherParties] = partiesWithoutTable;
  return (
    <ActionRow
      action={
        <ActionButton
          label={text('card.action.mark_no_show')}
          name={party.name}
          disabled={isActing}
          onClick={() => runAction('mark_no_show')}
        />
      }
    >
      {first
        ? text('walkIn.full.heir', { ...lateValues, table: format.tablesText(first.tables), heir: guestName(first) })
        : freeValues && text('walkIn.full.late', { ...lateValues, ...freeValues })}
      {otherParties.map((otherParty) => (
        <span key={otherParty.id}>
          , {text('walkIn.full.heir.too', { table: format.tablesText(otherParty.tables), heir: guestName(otherParty) })}
        </span>
      ))}
      {first && freeValues && `, ${text('walkIn.full.then', freeValues)}`}
    </ActionRow>
  );
}

export const ActionRow = ({ action, children }: PropsWithChildren<{ action: ReactNode }>) => (
  <div className={`${parts.bar} ${parts.ruled} ${styles.instead}`}>
    <span>{children}</span>
    {action}
  </div>
);

function WaitlistForm({ partySize, onDone }: { partySize: number; onDone: () => void }) {
  const text = useBoardText();
  const { saveWaitlistParty, isSaving } = useSaveWaitlistParty();
  const [id] = useState(createUuid);
  const [label, setLabel] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const party = { id, partySize, label: label.trim() || null };
    saveWaitlistParty({ party, notice: { title: text('waitlist.waits', { count: partySize }) }, onDone });
  };
  return (
    <form className={`${parts.bar} ${parts.ruled} ${styles.instead}`} onSubmit={submit}>
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
      <Button htmlType="submit" disabled={isSaving || undefined}>
        {text('waitlist.wait')}
      </Button>
    </form>
  );
}
