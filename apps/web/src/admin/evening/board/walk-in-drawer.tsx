import {
  type Evening,
  type LocalDateTime,
  type WalkInPlaces,
  type WalkInPlace,
  tablePeriod,
  reservationLimits,
  findSeatingAt,
  timeOfMinute,
  findWalkInPlaces,
  walkInStart,
} from '@strapec/domain';
import Button from 'antd/es/button';
import { useMemo, useState } from 'react';
import parts from '../../ui/parts.module.css';
import { BoardDrawer } from './board-drawer';
import { FullVenueOptions, usualStayMinutes } from './full-venue-options';
import styles from './parties.module.css';
import { useBoardText } from './texts';
import { usePartyFormat } from './use-party-format';
import { type WalkInProps, type WalkInSizeProps, findBestPlace, useAdmitWalkIn } from './use-admit-walk-in';

type WalkInDrawerProps = Omit<WalkInProps, 'onDone'> & { open: boolean; onClose: () => void };

const defaultSizeCount = 8;
const maxPlaces = 6;

export function WalkInDrawer({ open, onClose, ...props }: WalkInDrawerProps) {
  const text = useBoardText();
  return (
    <BoardDrawer open={open} onClose={onClose} size={480} title={props.waitingParty?.label ?? text('source.walk_in')}>
      {walkInStart(props.evening, props.now) === null ? (
        <p>{text('walkIn.closed')}</p>
      ) : (
        <WalkInForm {...props} onDone={onClose} />
      )}
    </BoardDrawer>
  );
}

function WalkInForm(context: WalkInProps) {
  const { waitingParty, evening, now } = context;
  const [partySize, setSize] = useState<number | null>(waitingParty?.partySize ?? null);
  const { offers, largerSizes } = useSizeOffers(evening, now, partySize);
  const sizeOffers = offers.get(partySize ?? 0);
  return (
    <>
      <SizeChips {...{ offers, largerSizes }} selectedSize={partySize} onSelect={setSize} />
      <div aria-live="polite">
        {partySize &&
          sizeOffers &&
          (findBestPlace(sizeOffers) ? (
            <SeatingForm key={partySize} {...{ partySize, sizeOffers, ...context }} />
          ) : (
            <FullVenueOptions key={partySize} {...{ partySize, ...context }} />
          ))}
      </div>
    </>
  );
}

function useSizeOffers(evening: Evening, now: LocalDateTime, selectedSize: number | null) {
  const [sizeCount, setSizeCount] = useState(Math.max(selectedSize ?? 0, defaultSizeCount));
  const offers = useMemo(() => {
    const sizes = Array.from({ length: sizeCount }, (_, index) => index + 1);
    return new Map(sizes.map((size) => [size, findWalkInPlaces(size, evening, now)]));
  }, [sizeCount, evening, now]);
  const largestPlace = Math.max(...evening.plan.places.map(({ maxParty }) => maxParty));
  const maxSize = Math.min(reservationLimits.maxPartySize, largestPlace);
  return { offers, largerSizes: maxSize > sizeCount ? { most: maxSize, show: () => setSizeCount(maxSize) } : null };
}

interface SizeChipsProps extends ReturnType<typeof useSizeOffers> {
  selectedSize: number | null;
  onSelect: (size: number) => void;
}

function SizeChips({ offers, largerSizes, selectedSize, onSelect }: SizeChipsProps) {
  const text = useBoardText();
  const format = usePartyFormat();
  return (
    <div className={styles.sizes} role="group" aria-label={text('walkIn.sizes')}>
      {[...offers].map(([size, sizeOffers]) => {
        const place = findBestPlace(sizeOffers);
        const freeTexts = place && format.freeUntilTexts(place);
        return (
          <button
            key={size}
            type="button"
            className={`${parts.chip} ${styles.chip}`}
            data-size={size}
            data-full={freeTexts === null || undefined}
            aria-pressed={size === selectedSize}
            aria-label={
              freeTexts ? text('walkIn.chip', { count: size, ...freeTexts }) : text('walkIn.chip.none', { count: size })
            }
            onClick={() => onSelect(size)}
          >
            <b>{size}</b>
            <span>{freeTexts ? text('walkIn.place', freeTexts) : '–'}</span>
          </button>
        );
      })}
      {largerSizes && (
        <button type="button" className={`${parts.chip} ${styles.chip}`} onClick={largerSizes.show}>
          {text('walkIn.more', { count: offers.size, most: largerSizes.most })}
        </button>
      )}
    </div>
  );
}

function SeatingForm({ partySize, sizeOffers, ...context }: WalkInSizeProps & { sizeOffers: WalkInPlaces }) {
  const { evening, overview } = context;
  const text = useBoardText();
  const format = usePartyFormat();
  const { admit, isAdmitting } = useAdmitWalkIn(context);
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const [stayMinutes, setStayMinutes] = useState(usualStayMinutes(evening));
  const { longerPlace } = sizeOffers;
  const places = [...sizeOffers.placesWithoutMoves.slice(0, maxPlaces), ...(longerPlace ? [longerPlace] : [])];
  const place = places.find((one) => placeKey(one) === selectedKey) ?? places[0];
  if (!place) return null;
  const minutes = Math.min(stayMinutes, place.minutes);
  const moves = findMoves(place, { minutes, partySize, evening });
  return (
    <div className={parts.stack12}>
      {places.length > 1 && (
        <div className={`${parts.chips} ${styles.stays}`} role="group" aria-label={text('walkIn.where')}>
          {places.map((option) => (
            <button
              key={placeKey(option)}
              type="button"
              aria-pressed={option === place}
              onClick={() => setSelectedKey(placeKey(option))}
            >
              {text('walkIn.place', format.freeUntilTexts(option))}
              {option === longerPlace && (
                <small>{text('walkIn.longer', { names: format.movesText(option.moves, overview) })}</small>
              )}
            </button>
          ))}
        </div>
      )}
      <div className={`${parts.chips} ${styles.stays}`} role="group" aria-label={text('walkIn.stay')}>
        {Array.from({ length: place.minutes / 30 }, (_, index) => (index + 1) * 30).map((option) => (
          <button key={option} type="button" aria-pressed={option === minutes} onClick={() => setStayMinutes(option)}>
            {timeOfMinute(place.start + option)}
          </button>
        ))}
      </div>
      {moves.length > 0 && (
        <p className={parts.warning}>{text('walkIn.moves', { names: format.movesText(moves, overview) })}</p>
      )}
      <Button
        type="primary"
        block
        size="large"
        disabled={isAdmitting}
        aria-label={text('walkIn.seatAt', { count: partySize, table: format.tablesText(place.tables) })}
        onClick={() => admit({ partySize, place: { ...place, minutes }, source: 'walk_in' })}
      >
        {text('card.action.seat')} · {format.tablesText(place.tables)} ·{' '}
        {text('walkIn.stay.until', { time: timeOfMinute(place.start + minutes) })}
      </Button>
    </div>
  );
}

const placeKey = ({ tables, moves }: WalkInPlace): string => `${tables.join()} ${moves.length > 0}`;

function findMoves(place: WalkInPlace, stay: { minutes: number; partySize: number; evening: Evening }) {
  const { minutes, partySize, evening } = stay;
  if (place.moves.length === 0) return place.moves;
  const request = { ...tablePeriod({ ...place, minutes }, evening), partySize };
  const seating = findSeatingAt(place.tables, request, evening);
  return typeof seating === 'object' ? seating.moves : place.moves;
}
