import { type ReservationDto, offerAlternatives } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { refreshEvenings, showReservation } from '../../shared/api/reservation-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useTellDeed } from '../../shared/reservation/use-tell-deed';
import { useInboxText } from './texts';

/** Mails a party without a table other times; whoever left no address is called instead. */
export function OfferTimes({ reservation }: { reservation: ReservationDto }) {
  const text = useInboxText();
  const { offer, isOffering } = useOffer();
  if (reservation.email === null) return null;
  const name = `${reservation.firstName} ${reservation.lastName}`.trim();
  const deed = text(reservation.offers ? 'inbox.offer.again' : 'inbox.offer.times');
  return (
    <Button
      type={reservation.offers ? 'default' : 'primary'}
      disabled={isOffering || undefined} // else as the connection says
      aria-label={text('inbox.offer.whom', { deed, name })}
      onClick={() => offer(reservation)}
    >
      {deed}
    </Button>
  );
}

function useOffer() {
  const queries = useQueryClient();
  const text = useInboxText();
  const banner = useBanner();
  const tell = useTellDeed();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ id, version }: ReservationDto) => offerAlternatives(id, { version }),
    onMutate: () => banner.clear(),
    onSuccess: (done) => {
      showReservation(queries, done);
      tell(text('inbox.offer.done'), done);
    },
    onError: (error) => banner.sayFailed(text('inbox.offer.failed', { reason: reasonOf(error) })),
    onSettled: () => refreshEvenings(queries), // the next press knows the new version
  });
  return { offer: mutate, isOffering: isPending };
}
