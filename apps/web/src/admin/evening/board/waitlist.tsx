import { type WaitlistPartyDto, useListWaitlist } from '@strapec/contracts';
import { type Evening, type LocalDateTime, findWalkInPlaces } from '@strapec/domain';
import Button from 'antd/es/button';
import { useMemo } from 'react';
import { minutesSince } from '../../../shared/clock';
import { DisabledWhileOffline } from '../../data/live/disabled-while-offline';
import parts from '../../ui/parts.module.css';
import styles from './parties.module.css';
import { useBoardText } from './texts';
import { usePartyFormat } from './use-party-format';
import { findBestPlace, useSaveWaitlistParty } from './use-admit-walk-in';

interface WaitlistProps {
  evening: Evening;
  now: LocalDateTime;
  onSeat: (party: WaitlistPartyDto) => void;
}

export function Waitlist(props: WaitlistProps) {
  const text = useBoardText();
  const { data } = useListWaitlist({ query: { staleTime: 1000 } });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.stage} aria-labelledby="waitlist">
      <h3 id="waitlist" className={`${parts.row} ${styles.heading}`}>
        {text('waitlist.title')} <span className={`${parts.muted} ${styles.count}`}>{data.length}</span>
      </h3>
      <DisabledWhileOffline>
        <ul className={parts.rows}>
          {data.map((party) => (
            <WaitlistRow key={party.id} party={party} {...props} />
          ))}
        </ul>
      </DisabledWhileOffline>
    </section>
  );
}

function WaitlistRow({ party, evening, now, onSeat }: WaitlistProps & { party: WaitlistPartyDto }) {
  const text = useBoardText();
  const format = usePartyFormat();
  const { saveWaitlistParty, isSaving } = useSaveWaitlistParty();
  const place = useMemo(() => findBestPlace(findWalkInPlaces(party.partySize, evening, now)), [party, evening, now]);
  const partySizeText = text('party.size', { count: party.partySize });
  const name = party.label ?? partySizeText;
  const waitingMinutes = Math.floor(minutesSince(party.since));
  const returnToWaitlist = () => saveWaitlistParty({ party, notice: { title: text('waitlist.back', { name }) } });
  const removeFromWaitlist = () => {
    const notice = { title: text('waitlist.left', { name }), undo: returnToWaitlist };
    saveWaitlistParty({ party, change: { hasLeft: true }, notice });
  };
  return (
    <li className={styles.waiting} data-has-place={place !== null || undefined}>
      <span className={`${parts.row} ${styles.waitingName}`}>
        <strong>{name}</strong>
        {party.label !== null && <b>{partySizeText}</b>}
        <span className={parts.muted}>
          {waitingMinutes < 1
            ? text('waitlist.now')
            : text('waitlist.since', { length: format.durationText(waitingMinutes) })}
        </span>
      </span>
      <span className={`${parts.muted} ${styles.waitingPlace}`}>
        {place ? text('waitlist.place', format.toFreeUntilValues(place)) : text('waitlist.none')}
      </span>
      <span className={`${parts.row} ${styles.steps}`}>
        <Button
          type="text"
          disabled={isSaving || undefined}
          aria-label={text('waitlist.gone.name', { name })}
          onClick={removeFromWaitlist}
        >
          {text('waitlist.gone')}
        </Button>
        <Button
          type={place ? 'primary' : 'default'}
          aria-label={text('waitlist.seat', { name })}
          onClick={() => onSeat(party)}
        >
          {text('card.action.seat')}
        </Button>
      </span>
    </li>
  );
}
