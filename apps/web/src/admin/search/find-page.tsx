import { type FoundReservationsDto, useFindReservations } from '@strapec/contracts';
import { searchTerms } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FindField } from './find-field';
import { FoundDays } from './found-days';
import { useFindText } from './texts';
import { LoadFailure } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import parts from '../ui/parts.module.css';
import { useIsNarrow } from '../ui/use-is-narrow';

/** The search results. The field stands here where the header has no room for it. */
export function FindPage() {
  const text = useFindText();
  const isNarrow = useIsNarrow();
  const [params] = useSearchParams();
  return (
    <div className={parts.page}>
      <h2>{text('find.title')}</h2>
      {isNarrow && <FindField isFirst />}
      <FindResults q={params.get('q') ?? ''} />
    </div>
  );
}

const firstShown = 30;
const mostShown = 200;
const leastTyped = 2; // letters or digits

/** Upcoming reservations by day, then past ones, the latest first. */
function FindResults({ q }: { q: string }) {
  const text = useFindText();
  const terms = searchTerms(q);
  if (terms.join('').length < leastTyped)
    return <p className={`${parts.muted} ${parts.found}`}>{text('find.short')}</p>;
  return <Found q={q} terms={terms} />;
}

function Found({ q, terms }: { q: string; terms: readonly string[] }) {
  const text = useFindText();
  const [limit, setLimit] = useState(firstShown);
  const { data, isError, isPlaceholderData, refetch } = useFindReservations(
    { q, limit },
    { query: { staleTime: 1000, placeholderData: keepPreviousData } },
  );
  if (isError) return <LoadFailure title={text('find.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const shown = data.upcoming.length + data.past.length;
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className={`${parts.muted} ${parts.found}`}>
        {summary(data, text)}
      </p>
      {shown === 0 && <NothingFound q={q} />}
      <FoundDays title="find.upcoming" reservations={data.upcoming} terms={terms} />
      <FoundDays title="find.past" reservations={data.past} terms={terms} />
      {limit < mostShown && hasMore(data) && <Button onClick={() => setLimit(mostShown)}>{text('find.more')}</Button>}
    </div>
  );
}

const hasMore = ({ upcoming, past, upcomingTotal, pastTotal }: FoundReservationsDto): boolean =>
  upcoming.length < upcomingTotal || past.length < pastTotal;

function summary(
  { upcomingTotal, pastTotal, isTotalExact }: FoundReservationsDto,
  text: ReturnType<typeof useFindText>,
) {
  const count = upcomingTotal + pastTotal;
  if (!isTotalExact) return text('find.many');
  return count === 0 ? '' : text('found.count', { count });
}

function NothingFound({ q }: { q: string }) {
  const text = useFindText();
  return (
    <div className={parts.empty}>
      <p className={parts.emptyTitle}>{text('find.none', { q })}</p>
      <p>{text('find.none.then')}</p>
    </div>
  );
}
