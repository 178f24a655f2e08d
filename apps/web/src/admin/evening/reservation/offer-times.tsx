import { type ReservationDto, offerAlternatives, useListOffers } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useFailureReason } from '../../data/failure/use-failure-reason';
import { refreshEvenings } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { nameOf, useReservationWords } from './reservation-words';
import { useReservationText } from './texts';
import { useActionToast } from './use-toasts';

interface OfferTimesProps {
  reservation: ReservationDto;
  /** A mail would hardly be read in time. */
  isTonight?: boolean;
}

export function OfferTimes({ reservation, isTonight = false }: OfferTimesProps) {
  const text = useReservationText();
  const [isPreviewed, setPreviewed] = useState(false);
  if (reservation.email === null) return null;
  if (isPreviewed) return <Preview reservation={reservation} onClose={() => setPreviewed(false)} />;
  const action = text(reservation.offers ? 'offer.again' : 'offer.times');
  return (
    <Button
      type={reservation.offers || isTonight ? 'default' : 'primary'}
      aria-label={text('action.for', { action, name: nameOf(reservation) })}
      onClick={() => setPreviewed(true)}
    >
      {action}
    </Button>
  );
}

function Preview({ reservation, onClose }: { reservation: ReservationDto; onClose: () => void }) {
  const { text, start } = useReservationWords();
  const reasonOf = useFailureReason('reads');
  const { offer, isOffering } = useOffer(onClose);
  const { data, error } = useListOffers(reservation.id, { query: { retry: false, staleTime: 0 } });
  return (
    <>
      <p role="status">
        {data && text('offer.these', { times: data.map(start).join(' · ') })}
        {error && text('offer.failed', { reason: reasonOf(error) })}
      </p>
      {data && (
        <Button
          type="primary"
          disabled={isOffering || undefined} // otherwise the connection state decides
          aria-label={text('action.for', { action: text('offer.send'), name: nameOf(reservation) })}
          onClick={() => offer({ reservation, seen: data.map(({ date, time }) => `${date} ${time}`) })}
        >
          {text('offer.send')}
        </Button>
      )}
      <Button onClick={onClose}>{text('offer.leave')}</Button>
    </>
  );
}

function useOffer(onDone: () => void) {
  const text = useReservationText();
  const showDone = useActionToast();
  const { mutate, isPending } = useStaffMutation({
    send: ({ reservation: { id, version }, seen }: { reservation: ReservationDto; seen: string[] }) =>
      offerAlternatives(id, { version, seen }),
    done: (changed) => showDone(text('offer.done'), changed),
    failed: (reason) => text('offer.failed', { reason }),
    refresh: (queries) => {
      onDone();
      return refreshEvenings(queries); // the next attempt uses the new version
    },
  });
  return { offer: mutate, isOffering: isPending };
}
