import { type ReservationDto, offerAlternatives, useListOffers } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../../ui/time/date-words';
import { refreshEvenings, showReservation } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useFailureReason } from '../../data/failure/use-failure-reason';
import { useActionToast } from './use-tell-action';
import { useOfferText } from './offer-texts';

interface OfferTimesProps {
  reservation: ReservationDto;
  /** A mail would hardly be read in time. */
  isTonight?: boolean;
}

export function OfferTimes({ reservation, isTonight = false }: OfferTimesProps) {
  const text = useOfferText();
  const [isLooking, setLooking] = useState(false);
  if (reservation.email === null) return null;
  if (isLooking) return <Preview reservation={reservation} onClose={() => setLooking(false)} />;
  const action = text(reservation.offers ? 'inbox.offer.again' : 'inbox.offer.times');
  return (
    <Button
      type={reservation.offers || isTonight ? 'default' : 'primary'}
      aria-label={text('inbox.offer.whom', { action, name: nameOf(reservation) })}
      onClick={() => setLooking(true)}
    >
      {action}
    </Button>
  );
}

const nameOf = ({ firstName, lastName }: ReservationDto): string => `${firstName} ${lastName}`.trim();

function Preview({ reservation, onClose }: { reservation: ReservationDto; onClose: () => void }) {
  const text = useOfferText();
  const { language } = useLanguage();
  const reasonOf = useFailureReason('reads');
  const { offer, isOffering } = useOffer(onClose);
  const { data, error } = useListOffers(reservation.id, { query: { retry: false, staleTime: 0 } });
  const times = data?.map(({ date, time }) => text('inbox.offer', { date: dayInWords(date, language), time }));
  return (
    <>
      <p role="status">
        {times && text('inbox.offer.these', { times: times.join(' · ') })}
        {error && text('inbox.offer.failed', { reason: reasonOf(error) })}
      </p>
      {data && (
        <Button
          type="primary"
          disabled={isOffering || undefined} // otherwise the connection state decides
          aria-label={text('inbox.offer.whom', { action: text('inbox.offer.send'), name: nameOf(reservation) })}
          onClick={() => offer({ reservation, seen: data.map(({ date, time }) => `${date} ${time}`) })}
        >
          {text('inbox.offer.send')}
        </Button>
      )}
      <Button onClick={onClose}>{text('inbox.offer.leave')}</Button>
    </>
  );
}

function useOffer(onDone: () => void) {
  const text = useOfferText();
  const tell = useActionToast();
  const { mutate, isPending } = useStaffMutation({
    send: ({ reservation: { id, version }, seen }: { reservation: ReservationDto; seen: string[] }) =>
      offerAlternatives(id, { version, seen }),
    done: (done, _offer, queries) => {
      showReservation(queries, done);
      tell(text('inbox.offer.done'), done);
    },
    failed: (reason) => text('inbox.offer.failed', { reason }),
    refresh: (queries) => {
      onDone();
      return refreshEvenings(queries); // the next attempt uses the new version
    },
  });
  return { offer: mutate, isOffering: isPending };
}
