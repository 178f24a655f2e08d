import type { ReservationDto, TableHolderDto } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { isAsSeen } from '../../data/reservation-cache';
import { useBanner } from '../../data/banner/banner-provider';
import { useFailureReason } from '../../data/failure/use-failure-reason';
import { insteadIn } from './instead';
import { useReservationText } from './texts';
import { useTimeWords } from '../../ui/time/use-time-words';

type Party = Pick<ReservationDto, 'firstName' | 'lastName'>;
const nameOf = ({ firstName, lastName }: Party): string => `${firstName} ${lastName}`.trim();

/** Names the parties at the tables, seated or expected: `at T6 sits Eva Malá until 19:30`. */
export function useHoldersInWords(): (holders: readonly TableHolderDto[]) => string {
  const word = useReservationText();
  const timeInWords = useTimeWords();
  const one = ({ tables, time, until, status, ...holder }: TableHolderDto): string =>
    word(status === 'seated' ? 'occupied.sits' : 'occupied.expected', {
      ...{ tables: tables.join(' + '), name: nameOf(holder), time: timeInWords(time), until: timeInWords(until) },
    });
  return (holders) => (holders.length > 0 ? holders.map(one).join(', ') : word('occupied.event'));
}

function useRefusalInWords(): (error: unknown, party?: Party) => string {
  const word = useReservationText();
  const timeInWords = useTimeWords();
  const reasonOf = useFailureReason();
  const who = useHoldersInWords();
  return (error, party) => {
    const { alternatives, freeTables, holders } = insteadIn(error) ?? { alternatives: null, freeTables: [] };
    const times = alternatives?.sameEvening.map((time) => timeInWords(time)).join(', ');
    const tables = freeTables.slice(0, 3).join(', ');
    const why = holders ? who(holders) : reasonOf(error);
    const instead = [tables && word('refused.free', { tables }), times && word('refused.times', { times })];
    return [party ? `${nameOf(party)}: ${why}` : why, ...instead.filter(Boolean)].join(' · ');
  };
}

export function useSayRefused(): (failed: (reason: string) => string, error: unknown, party?: ReservationDto) => void {
  const queries = useQueryClient();
  const banner = useBanner();
  const inWords = useRefusalInWords();
  return (failed, error, party) => {
    const { holders } = insteadIn(error) ?? {};
    const seen = [...(holders ?? []), ...(party ? [party] : [])];
    const isStillSo = () => seen.every((one) => isAsSeen(queries, one));
    banner.showFailure(failed(inWords(error, holders && party)), holders && isStillSo);
  };
}
