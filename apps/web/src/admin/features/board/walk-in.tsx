import {
  type Evening,
  type LocalMoment,
  type WalkInPlace,
  heldFor,
  longestStay,
  reservationLimits,
  seatAt,
  timeOfMinute,
  walkInStart,
} from '@strapec/domain';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useMemo, useState } from 'react';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useMatches } from '../../shared/ui/use-is-narrow';
import type { AtDoor, PartyAtDoor } from './at-door';
import { FullHouse } from './full-house';
import { phone } from './layout';
import { useBoardText } from './texts';
import { usePartyWords } from './use-party-words';
import { useWalkIn } from './use-walk-in';
import styles from './walk-in.module.css';

type WalkInProps = Omit<AtDoor, 'onDone'> & { open: boolean; onClose: () => void };

const usualSizes = 8;
const usualStay = reservationLimits.defaultDuration * 60;

/** Guests at the door: for each size where they can sit and until when; two taps, and they sit. */
export function WalkIn({ open, onClose, ...props }: WalkInProps) {
  const text = useBoardText();
  const isPhone = useMatches(phone);
  useBackCloses(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'large' : 480}
      title={props.waiting?.label ?? text('walkIn.title')}
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

function Matrix({ waiting, evening, tonight, now, onDone }: AtDoor) {
  const [size, setSize] = useState<number | null>(waiting?.partySize ?? null);
  const { places, more } = usePlaces(evening, now, size);
  const place = places.get(size ?? 0);
  return (
    <>
      <Sizes {...{ places, more, size }} onChoose={setSize} />
      <div aria-live="polite">
        {size && place && (
          <Seating key={`${size} ${place.minutes}`} {...{ size, place, waiting, evening, tonight, now, onDone }} />
        )}
        {size && place === null && <FullHouse {...{ size, waiting, evening, tonight, now, onDone }} />}
      </div>
    </>
  );
}

/** For each size where they can sit; the large ones on demand, up to what the evening's tables take. */
function usePlaces(evening: Evening, now: LocalMoment, chosen: number | null) {
  const [shown, setShown] = useState(Math.max(chosen ?? 0, usualSizes));
  const places = useMemo(() => {
    const sizes = Array.from({ length: shown }, (_, index) => index + 1);
    return new Map(sizes.map((one) => [one, longestStay(one, evening, now)]));
  }, [shown, evening, now]);
  const largest = Math.max(...evening.plan.places.map(({ maxParty }) => maxParty));
  const most = Math.min(reservationLimits.maxPartySize, largest);
  return { places, more: most > shown ? { most, show: () => setShown(most) } : null };
}

interface SizesProps extends ReturnType<typeof usePlaces> {
  size: number | null;
  onChoose: (size: number) => void;
}

function Sizes({ places, more, size, onChoose }: SizesProps) {
  const text = useBoardText();
  return (
    <div className={styles.sizes} role="group" aria-label={text('walkIn.sizes')}>
      {[...places].map(([one, place]) => (
        <SizeChip key={one} size={one} place={place} isChosen={one === size} onChoose={() => onChoose(one)} />
      ))}
      {more && (
        <button type="button" className={styles.chip} onClick={more.show}>
          {text('walkIn.more', { count: places.size, most: more.most })}
        </button>
      )}
    </div>
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

/** The table, for how long, and who gives way: the last tap. */
function Seating({ size, place, waiting, evening, tonight, now, onDone }: PartyAtDoor & { place: WalkInPlace }) {
  const text = useBoardText();
  const words = usePartyWords();
  const { admit, isAdmitting } = useWalkIn({ evening, now, waiting, onDone });
  const [minutes, setMinutes] = useState(Math.min(usualStay, place.minutes));
  const stays = Array.from({ length: place.minutes / 30 }, (_, index) => (index + 1) * 30);
  const nameOf = (id: string): string => tonight.parties.find(({ reservation }) => reservation.id === id)?.name ?? '';
  const request = { ...heldFor({ start: place.start, minutes }, evening), partySize: size };
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
