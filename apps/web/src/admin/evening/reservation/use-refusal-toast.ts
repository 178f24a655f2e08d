import type { ReservationDto, TableHolderDto } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../../data/banner/banner-provider';
import { useFailureReason } from '../../data/failure/use-failure-reason';
import { isAsSeen } from '../../data/reservation-cache';
import { insteadIn } from './instead';
import { nameOf, useReservationWords } from './reservation-words';

/** Names the parties at the tables, seated or expected: `at T6 sits Eva Malá until 19:30`. */
export function useHoldersInWords(): (holders: readonly TableHolderDto[]) => string {
  const { text, time } = useReservationWords();
  const holderInWords = ({ status, ...holder }: TableHolderDto): string =>
    text(status === 'seated' ? 'occupied.sits' : 'occupied.expected', {
      tables: holder.tables.join(' + '),
      name: nameOf(holder),
      time: time(holder.time),
      until: time(holder.until),
    });
  return (holders) => (holders.length > 0 ? holders.map(holderInWords).join(', ') : text('occupied.event'));
}

function useRefusalInWords(): (error: unknown, party?: ReservationDto) => string {
  const { text, time } = useReservationWords();
  const reasonOf = useFailureReason();
  const holdersInWords = useHoldersInWords();
  return (error, party) => {
    const { alternatives, freeTables, holders } = insteadIn(error) ?? { alternatives: null, freeTables: [] };
    const times = alternatives?.sameEvening.map((start) => time(start)).join(', ');
    const tables = freeTables.slice(0, 3).join(', ');
    const why = holders ? holdersInWords(holders) : reasonOf(error);
    const instead = [tables && text('refused.free', { tables }), times && text('refused.times', { times })];
    return [party ? `${nameOf(party)}: ${why}` : why, ...instead.filter(Boolean)].join(' · ');
  };
}

export function useRefusalToast(): (
  failed: (reason: string) => string,
  error: unknown,
  party?: ReservationDto,
) => void {
  const queries = useQueryClient();
  const banner = useBanner();
  const inWords = useRefusalInWords();
  return (failed, error, party) => {
    const { holders } = insteadIn(error) ?? {};
    const seen = [...(holders ?? []), ...(party ? [party] : [])];
    const isStillSo = () => seen.every((one) => isAsSeen(queries, one));
    banner.sayFailed(failed(inWords(error, holders && party)), holders && isStillSo);
  };
}
