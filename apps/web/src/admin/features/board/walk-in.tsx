import {
  type Evening,
  type LocalMoment,
  type WalkInPlace,
  longestStay,
  reservationLimits,
  seatAt,
  soonestPlace,
  timeOfMinute,
  walkInStart,
  withoutVisit,
} from '@strapec/domain';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useMemo, useState } from 'react';
import { useStaffAction } from '../../shared/reservation/use-staff-action';
import { useMatches } from '../../shared/ui/use-is-narrow';
import { phone } from './layout';
import type { Party, Tonight } from './tonight';
import { useBoardText } from './texts';
import { usePartyWords } from './use-party-words';
import { useWalkIn } from './use-walk-in';
import styles from './walk-in.module.css';

interface WalkInProps {
  open: boolean;
  onClose: () => void;
  evening: Evening;
  tonight: Tonight;
  now: LocalMoment;
}

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];
const usualStay = reservationLimits.defaultDuration * 60;
const shortestWorth = 60;

/** Guests at the door: for each size where they can sit and until when; two taps, and they sit. */
export function WalkIn({ open, onClose, ...props }: WalkInProps) {
  const text = useBoardText();
  const isPhone = useMatches(phone);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'large' : 480}
      title={text('walkIn.title')}
      closable={{ 'aria-label': text('walkIn.close') }}
      destroyOnHidden
    >
      {walkInStart(props.evening, props.now) === null ? (
        <p>{text('walkIn.closed')}</p>
      ) : (
        <Matrix {...props} onDone={onClose} />
      )}
    </Drawer>
  );
}

type MatrixProps = Omit<WalkInProps, 'open' | 'onClose'> & { onDone: () => void };

function Matrix({ evening, tonight, now, onDone }: MatrixProps) {
  const text = useBoardText();
  const [size, setSize] = useState<number | null>(null);
  const places = useMemo(() => new Map(sizes.map((one) => [one, longestStay(one, evening, now)])), [evening, now]);
  const place = size === null ? undefined : places.get(size);
  return (
    <>
      <div className={styles.sizes} role="group" aria-label={text('walkIn.sizes')}>
        {sizes.map((one) => (
          <SizeChip
            key={one}
            size={one}
            place={places.get(one) ?? null}
            isChosen={one === size}
            onChoose={() => setSize(one)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {size !== null && place && (
          <Seating key={`${size} ${place.minutes}`} {...{ size, place, evening, tonight, now, onDone }} />
        )}
        {size !== null && place === null && <FullHouse {...{ size, evening, tonight, now, onDone }} />}
      </div>
    </>
  );
}

interface SizeChipProps {
  size: number;
  place: WalkInPlace | null;
  isChosen: boolean;
  onChoose: () => void;
}

function SizeChip({ size, place, isChosen, onChoose }: SizeChipProps) {
  const text = useBoardText();
  const words = usePartyWords();
  const said = place && { table: words.placeOf(place.tables), time: timeOfMinute(place.start + place.minutes) };
  return (
    <button
      type="button"
      className={styles.chip}
      data-size={size}
      data-full={place === null || undefined}
      aria-pressed={isChosen}
      aria-label={said ? text('walkIn.chip', { count: size, ...said }) : text('walkIn.chip.none', { count: size })}
      onClick={onChoose}
    >
      <b>{size}</b>
      <span>{said ? text('walkIn.place', said) : text('walkIn.none')}</span>
    </button>
  );
}

interface Chosen extends MatrixProps {
  size: number;
}

/** The table, for how long, and who gives way: the last tap. */
function Seating({ size, place, evening, tonight, now, onDone }: Chosen & { place: WalkInPlace }) {
  const text = useBoardText();
  const words = usePartyWords();
  const { admit, isAdmitting } = useWalkIn(evening, now, onDone);
  const [minutes, setMinutes] = useState(Math.min(usualStay, place.minutes));
  const stays = Array.from({ length: place.minutes / 30 }, (_, index) => (index + 1) * 30);
  const nameOf = (id: string): string => tonight.parties.find(({ reservation }) => reservation.id === id)?.name ?? '';
  const request = { start: place.start, end: place.start + minutes, partySize: size };
  const seating = seatAt(place.tables, request, evening);
  const { moves } = typeof seating === 'object' ? seating : place;
  const moving = moves.map(({ visitId, tables }) => `${nameOf(visitId)} → ${words.placeOf(tables)}`);
  return (
    <div className={styles.seating}>
      <div className={styles.stays} role="group" aria-label={text('walkIn.stay')}>
        {stays.map((stay) => (
          <button key={stay} type="button" aria-pressed={stay === minutes} onClick={() => setMinutes(stay)}>
            {timeOfMinute(place.start + stay)}
          </button>
        ))}
      </div>
      {moving.length > 0 && <p className={styles.moves}>{text('walkIn.moves', { names: moving.join(', ') })}</p>}
      <Button
        type="primary"
        block
        size="large"
        disabled={isAdmitting}
        aria-label={text('walkIn.seatAt', { count: size, table: words.placeOf(place.tables) })}
        onClick={() => admit({ partySize: size, place: { ...place, minutes }, source: 'walk_in' })}
      >
        {text('walkIn.seat')} · {words.placeOf(place.tables)} ·{' '}
        {text('walkIn.stay.until', { time: timeOfMinute(place.start + minutes) })}
      </Button>
    </div>
  );
}

/** No table now: the soonest later one, and the tables of those who are late. */
function FullHouse({ size, evening, tonight, now, onDone }: Chosen) {
  const text = useBoardText();
  const { admit, isAdmitting } = useWalkIn(evening, now, onDone);
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
