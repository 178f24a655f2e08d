import { type OfferAlternativesDto, type ReservationDto, offerAlternatives, useListOffers } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useDescribeFailure } from '../../data/failure/use-describe-failure';
import { refreshEvenings } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { guestName, useReservationFormat } from './use-reservation-format';
import { useReservationText } from './texts';
import { useActionToast } from './use-toasts';

interface OfferTimesProps {
  reservation: ReservationDto;
  /** A mail would hardly be read in time. */
  isTonight?: boolean;
}

export function OfferTimes({ reservation, isTonight = false }: OfferTimesProps) {
  const text = useReservationText();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  if (reservation.email === null) return null;
  if (isPreviewOpen) return <OfferPreview reservation={reservation} onClose={() => setPreviewOpen(false)} />;
  const action = text(reservation.offers ? 'offer.again' : 'offer.times');
  return (
    <Button
      type={reservation.offers || isTonight ? 'default' : 'primary'}
      aria-label={text('action.for', { action, name: guestName(reservation) })}
      onClick={() => setPreviewOpen(true)}
    >
      {action}
    </Button>
  );
}

function OfferPreview({ reservation, onClose }: { reservation: ReservationDto; onClose: () => void }) {
  const { text, startText } = useReservationFormat();
  const { id, version } = reservation;
  const describeFailure = useDescribeFailure('reads');
  const showActionToast = useActionToast();
  const { mutate: sendOffer, isPending } = useStaffMutation({
    send: (seen: OfferAlternativesDto) => offerAlternatives(id, seen),
    onSuccess: (changed) => showActionToast(text('offer.done'), changed),
    onFailure: (reason) => text('offer.failed', { reason }),
    refresh: (queries) => {
      onClose();
      return refreshEvenings(queries); // the next attempt uses the new version
    },
  });
  const { data, error } = useListOffers(id, { query: { retry: false, staleTime: 0 } });
  return (
    <>
      <p role="status">
        {data && text('offer.these', { times: data.map(startText).join(' · ') })}
        {error && text('offer.failed', { reason: describeFailure(error) })}
      </p>
      {data && (
        <Button
          type="primary"
          disabled={isPending || undefined} // otherwise the connection state decides
          aria-label={text('action.for', { action: text('offer.send'), name: guestName(reservation) })}
          onClick={() => sendOffer({ version, seen: data.map(({ date, time }) => `${date} ${time}`) })}
        >
          {text('offer.send')}
        </Button>
      )}
      <Button onClick={onClose}>{text('offer.leave')}</Button>
    </>
  );
}
