import { type OfferAlternativesDto, type ReservationDto, offerAlternatives, useListOffers } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useDescribeFailure } from '../../data/failure/use-describe-failure';
import { refreshEvenings } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { ActionButton } from './reservation-parts';
import { guestName, useReservationFormat } from './use-reservation-format';
import { useReservationText } from './texts';
import { useActionBanner } from './use-action-banner';

interface OfferTimesProps {
  reservation: ReservationDto;
  /** A mail would hardly be read in time. */
  isTonight?: boolean;
}

export function OfferTimesButton({ reservation, isTonight = false }: OfferTimesProps) {
  const text = useReservationText();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  if (reservation.email === null) return null;
  if (isPreviewOpen) return <OfferPreview reservation={reservation} onClose={() => setPreviewOpen(false)} />;
  return (
    <ActionButton
      label={text(reservation.offers ? 'offer.again' : 'offer.times')}
      name={guestName(reservation)}
      type={reservation.offers || isTonight ? 'default' : 'primary'}
      onClick={() => setPreviewOpen(true)}
    />
  );
}

function OfferPreview({ reservation, onClose }: { reservation: ReservationDto; onClose: () => void }) {
  const { text, startText } = useReservationFormat();
  const { id, version } = reservation;
  const describeFailure = useDescribeFailure('reads');
  const announceAction = useActionBanner();
  const { mutate: sendOffer, isPending } = useStaffMutation({
    send: (offer: OfferAlternativesDto) => offerAlternatives(id, offer),
    onSuccess: (changed) => announceAction(text('offer.done'), changed),
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
        <ActionButton
          label={text('offer.send')}
          name={guestName(reservation)}
          type="primary"
          disabled={isPending || undefined} // otherwise the connection state decides
          onClick={() => sendOffer({ version, seen: data.map(({ date, time }) => `${date} ${time}`) })}
        />
      )}
      <Button onClick={onClose}>{text('offer.leave')}</Button>
    </>
  );
}
