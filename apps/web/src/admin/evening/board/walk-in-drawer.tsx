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
  findWalkInStart,
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
      {findWalkInStart(props.evening, props.now) === null ? (
        <p>{text('walkIn.closed')}</p>
      ) : (
        <WalkInForm {...props} onDone={onClose} />
      )}
    </BoardDrawer>
  );
}

function WalkInForm(walkInProps: WalkInProps) {
  const { waitingParty, evening, now } = walkInProps;
  const [partySize, setPartySize] = useState<number | null>(waitingParty?.partySize ?? null);
  const { placesBySize, largerSizes } = usePlacesBySize(evening, now, partySize);
  const walkInPlaces = placesBySize.get(partySize ?? 0);
  return (
    <>
      <SizeChips {...{ placesBySize, largerSizes }} selectedSize={partySize} onSelect={setPartySize} />
      <div aria-live="polite">
        {partySize &&
          walkInPlaces &&
          (findBestPlace(walkInPlaces) ? (
            <SeatingForm key={partySize} {...{ partySize, walkInPlaces, ...walkInProps }} />
          ) : (
            <FullVenueOptions key={partySize} {...{ partySize, ...walkInProps }} />
          ))}
      </div>
    </>
  );
}

function usePlacesBySize(evening: Evening, now: LocalDateTime, selectedSize: number | null) {
  const [sizeCount, setSizeCount] = useState(Math.max(selectedSize ?? 0, defaultSizeCount));
  const placesBySize = useMemo(() => {
    const sizes = Array.from({ length: sizeCount }, (_, index) => index + 1);
    return new Map(sizes.map((size) => [size, findWalkInPlaces(size, evening, now)]));
  }, [sizeCount, evening, now]);
  const largestPlaceSize = Math.max(...evening.plan.places.map(({ maxParty }) => maxParty));
  const maxSize = Math.min(reservationLimits.maxPartySize, largestPlaceSize);
  return {
    placesBySize,
    largerSizes: maxSize > sizeCount ? { most: maxSize, show: () => setSizeCount(maxSize) } : null,
  };
}

interface SizeChipsProps extends ReturnType<typeof usePlacesBySize> {
  selectedSize: number | null;
  onSelect: (size: number) => void;
}

function SizeChips({ placesBySize, largerSizes, selectedSize, onSelect }: SizeChipsProps) {
  const text = useBoardText();
  const format = usePartyFormat();
  return (
    <div className={styles.sizes} role="group" aria-label={text('walkIn.sizes')}>
      {[...placesBySize].map(([size, walkInPlaces]) => {
        const place = findBestPlace(walkInPlaces);
        const freeTexts = place && format.toFreeUntilValues(place);
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
          {text('walkIn.more', { count: placesBySize.size, most: largerSizes.most })}
        </button>
      )}
    </div>
  );
}

function SeatingForm({ partySize, walkInPlaces, ...walkInProps }: WalkInSizeProps & { walkInPlaces: WalkInPlaces }) {
  const { evening, overview } = walkInProps;
  const text = useBoardText();
  const format = usePartyFormat();
  const { admit, isAdmitting } = useAdmitWalkIn(walkInProps);
  const [selectedPlaceKey, setSelectedPlaceKey] = useState<string | null>(null);
  const [stayMinutes, setStayMinutes] = useState(usualStayMinutes(evening));
  const { longerPlace } = walkInPlaces;
  const places = [...walkInPlaces.placesWithoutMoves.slice(0, maxPlaces), ...(longerPlace ? [longerPlace] : [])];
  const place = places.find((one) => placeKey(one) === selectedPlaceKey) ?? places[0];
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
              onClick={() => setSelectedPlaceKey(placeKey(option))}
            >
              {text('walkIn.place', format.toFreeUntilValues(option))}
              {option === longerPlace && (
                <small>{text('walkIn.longer', { names: format.movesText(option.moves, overview) })}</small>
              )}
            </button>
          ))}
        </div>
      )}
      <div className={`${parts.chips} ${styles.stays}`} role="group" aria-label={text('walkIn.stay')}>
        {Array.from({ length: place.minutes / 30 }, (_, index) => (index + 1) * 30).map((optionMinutes) => (
          <button
            key={optionMinutes}
            type="button"
            aria-pressed={optionMinutes === minutes}
            onClick={() => setStayMinutes(optionMinutes)}
          >
            {timeOfMinute(place.start + optionMinutes)}
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
