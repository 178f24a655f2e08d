import {
  type Evening,
  type LocalMoment,
  type WalkInOffers,
  type WalkInPlace,
  heldFor,
  reservationLimits,
  seatAt,
  timeOfMinute,
  walkInOffers,
  walkInStart,
} from '@strapec/domain';
import Button from 'antd/es/button';
import { useMemo, useState } from 'react';
import parts from '../../ui/parts.module.css';
import { BoardDrawer } from './board-drawer';
import { FullVenue, usualStay } from './full-venue';
import styles from './parties.module.css';
import { useBoardText } from './texts';
import { usePartyWords } from './use-party-words';
import { type WaitlistPanel, type WaitlistPartyRow, bestOf, useWalkIn } from './use-walk-in';

type WalkInProps = Omit<WaitlistPanel, 'onDone'> & { open: boolean; onClose: () => void };

const usualSizes = 8;
const mostPlaces = 6;

export function WalkIn({ open, onClose, ...props }: WalkInProps) {
  const text = useBoardText();
  return (
    <BoardDrawer open={open} onClose={onClose} size={480} title={props.waiting?.label ?? text('source.walk_in')}>
      {walkInStart(props.evening, props.now) === null ? (
        <p>{text('walkIn.closed')}</p>
      ) : (
        <Matrix {...props} onDone={onClose} />
      )}
    </BoardDrawer>
  );
}

function Matrix(panel: WaitlistPanel) {
  const { waiting, evening, now } = panel;
  const [size, setSize] = useState<number | null>(waiting?.partySize ?? null);
  const { offers, more } = useOffers(evening, now, size);
  const offered = offers.get(size ?? 0);
  return (
    <>
      <Sizes {...{ offers, more, size }} onChoose={setSize} />
      <div aria-live="polite">
        {size &&
          offered &&
          (bestOf(offered) ? (
            <Seating key={size} {...{ size, offered, ...panel }} />
          ) : (
            <FullVenue key={size} {...{ size, ...panel }} />
          ))}
      </div>
    </>
  );
}

function useOffers(evening: Evening, now: LocalMoment, chosen: number | null) {
  const [shown, setShown] = useState(Math.max(chosen ?? 0, usualSizes));
  const offers = useMemo(() => {
    const sizes = Array.from({ length: shown }, (_, index) => index + 1);
    return new Map(sizes.map((one) => [one, walkInOffers(one, evening, now)]));
  }, [shown, evening, now]);
  const largest = Math.max(...evening.plan.places.map(({ maxParty }) => maxParty));
  const most = Math.min(reservationLimits.maxPartySize, largest);
  return { offers, more: most > shown ? { most, show: () => setShown(most) } : null };
}

interface SizesProps extends ReturnType<typeof useOffers> {
  size: number | null;
  onChoose: (size: number) => void;
}

function Sizes({ offers, more, size, onChoose }: SizesProps) {
  const text = useBoardText();
  return (
    <div className={styles.sizes} role="group" aria-label={text('walkIn.sizes')}>
      {[...offers].map(([one, offered]) => (
        <SizeChip key={one} size={one} place={bestOf(offered)} isChosen={one === size} onChoose={() => onChoose(one)} />
      ))}
      {more && (
        <button type="button" className={`${parts.chip} ${styles.chip}`} onClick={more.show}>
          {text('walkIn.more', { count: offers.size, most: more.most })}
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
  const free = place && { table: words.placeOf(place.tables), time: timeOfMinute(place.start + place.minutes) };
  return (
    <button
      type="button"
      className={`${parts.chip} ${styles.chip}`}
      data-size={size}
      data-full={place === null || undefined}
      aria-pressed={isChosen}
      aria-label={free ? text('walkIn.chip', { count: size, ...free }) : text('walkIn.chip.none', { count: size })}
      onClick={onChoose}
    >
      <b>{size}</b>
      <span>{free ? text('walkIn.place', free) : '–'}</span>
    </button>
  );
}

function Seating({
  size,
  offered,
  waiting,
  evening,
  tonight,
  now,
  onDone,
}: WaitlistPartyRow & { offered: WalkInOffers }) {
  const text = useBoardText();
  const words = usePartyWords();
  const { admit, isAdmitting } = useWalkIn({ evening, now, waiting, onDone });
  const [chosen, choose] = useState<string | null>(null);
  const [stay, setStay] = useState(usualStay(evening));
  const { longer } = offered;
  const still = offered.still.slice(0, mostPlaces);
  const places = [...still, ...(longer ? [longer] : [])];
  const place = places.find((one) => keyOf(one) === chosen) ?? places[0];
  if (!place) return null;
  const minutes = Math.min(stay, place.minutes);
  const moves = movesFor(place, { minutes, size, evening });
  const placeInWords = ({ tables, start, minutes: most }: WalkInPlace) =>
    text('walkIn.place', { table: words.placeOf(tables), time: timeOfMinute(start + most) });
  return (
    <div className={parts.stack12}>
      {places.length > 1 && (
        <div className={`${parts.chips} ${styles.stays}`} role="group" aria-label={text('walkIn.where')}>
          {places.map((one) => (
            <button key={keyOf(one)} type="button" aria-pressed={one === place} onClick={() => choose(keyOf(one))}>
              {placeInWords(one)}
              {one === longer && <small>{text('walkIn.longer', { names: words.movesOf(one.moves, tonight) })}</small>}
            </button>
          ))}
        </div>
      )}
      <div className={`${parts.chips} ${styles.stays}`} role="group" aria-label={text('walkIn.stay')}>
        {Array.from({ length: place.minutes / 30 }, (_, index) => (index + 1) * 30).map((one) => (
          <button key={one} type="button" aria-pressed={one === minutes} onClick={() => setStay(one)}>
            {timeOfMinute(place.start + one)}
          </button>
        ))}
      </div>
      {moves.length > 0 && (
        <p className={parts.warning}>{text('walkIn.moves', { names: words.movesOf(moves, tonight) })}</p>
      )}
      <Button
        type="primary"
        block
        size="large"
        disabled={isAdmitting}
        aria-label={text('walkIn.seatAt', { count: size, table: words.placeOf(place.tables) })}
        onClick={() => admit({ partySize: size, place: { ...place, minutes }, source: 'walk_in' })}
      >
        {text('card.action.seat')} · {words.placeOf(place.tables)} ·{' '}
        {text('walkIn.stay.until', { time: timeOfMinute(place.start + minutes) })}
      </Button>
    </div>
  );
}

const keyOf = ({ tables, moves }: WalkInPlace): string => `${tables.join()} ${moves.length > 0}`;

function movesFor(place: WalkInPlace, { minutes, size, evening }: { minutes: number; size: number; evening: Evening }) {
  if (place.moves.length === 0) return place.moves;
  const seating = seatAt(place.tables, { ...heldFor({ ...place, minutes }, evening), partySize: size }, evening);
  return typeof seating === 'object' ? seating.moves : place.moves;
}
