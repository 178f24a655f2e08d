import { type WaitlistPartyDto, useListWaitlist } from '@strapec/contracts';
import { type Evening, type LocalMoment, timeOfMinute, walkInOffers } from '@strapec/domain';
import Button from 'antd/es/button';
import { useMemo } from 'react';
import { minutesSince } from '../../../shared/clock';
import { ConnectedOnly } from '../../data/live/connected-only';
import parts from '../../ui/parts.module.css';
import styles from './parties.module.css';
import { useBoardText } from './texts';
import { usePartyWords } from './use-party-words';
import { bestOf, useWaitlistParty } from './use-walk-in';

interface WaitingPartiesProps {
  evening: Evening;
  now: LocalMoment;
  onSeat: (party: WaitlistPartyDto) => void;
}

export function WaitingParties(links: WaitingPartiesProps) {
  const text = useBoardText();
  const { data } = useListWaitlist({ query: { staleTime: 1000 } });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.stage} aria-labelledby="waitlist">
      <h3 id="waitlist" className={`${parts.row} ${styles.heading}`}>
        {text('waitlist.title')} <span className={`${parts.muted} ${styles.count}`}>{data.length}</span>
      </h3>
      <ConnectedOnly>
        <ul className={parts.rows}>
          {data.map((party) => (
            <WaitlistRow key={party.id} party={party} {...links} />
          ))}
        </ul>
      </ConnectedOnly>
    </section>
  );
}

function WaitlistRow({ party, evening, now, onSeat }: WaitingPartiesProps & { party: WaitlistPartyDto }) {
  const text = useBoardText();
  const words = usePartyWords();
  const { put, isPutting } = useWaitlistParty();
  const place = useMemo(() => bestOf(walkInOffers(party.partySize, evening, now)), [party, evening, now]);
  const people = text('party.size', { count: party.partySize });
  const name = party.label ?? people;
  const waited = Math.floor(minutesSince(party.since));
  const comeBack = () => put({ party, notice: { title: text('waitlist.back', { name }) } });
  const leave = () =>
    put({ party, change: { hasLeft: true }, notice: { title: text('waitlist.left', { name }), undo: comeBack } });
  return (
    <li className={styles.waiting} data-has-place={place !== null || undefined}>
      <span className={`${parts.row} ${styles.waitingName}`}>
        <strong>{name}</strong>
        {party.label !== null && <b>{people}</b>}
        <span className={parts.muted}>
          {waited < 1 ? text('waitlist.now') : text('waitlist.since', { length: words.lengthOf(waited) })}
        </span>
      </span>
      <span className={`${parts.muted} ${styles.waitingPlace}`}>
        {place
          ? text('waitlist.place', {
              table: words.placeOf(place.tables),
              time: timeOfMinute(place.start + place.minutes),
            })
          : text('waitlist.none')}
      </span>
      <span className={`${parts.row} ${styles.steps}`}>
        <Button
          type="text"
          disabled={isPutting || undefined}
          aria-label={text('waitlist.gone.name', { name })}
          onClick={leave}
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
