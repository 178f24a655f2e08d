import { type LetterDto, getListLettersQueryKey, listLetters } from '@strapec/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import styles from './inbox.module.css';
import { LetterCard } from './letter-card';
import { useInboxText } from './texts';

/** Every message and inquiry: those that wait first, then the answered ones. */
export function AllLetters({ onMakeEvent }: { onMakeEvent: (letter: LetterDto) => void }) {
  const text = useInboxText();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: getListLettersQueryKey(),
    queryFn: ({ pageParam, signal }) => listLetters(pageParam === null ? {} : { after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 1000,
  });
  if (!data) return isError ? <LoadFailure title={text('inbox.failed')} onRetry={() => void refetch()} /> : <Loading />;
  const letters = data.pages.flatMap(({ items }) => items);
  if (letters.length === 0) return <p className={styles.nothing}>{text('letter.none')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {letters.map((letter) => (
          <LetterCard key={letter.id} letter={letter} onMakeEvent={onMakeEvent} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className={styles.next} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('letter.next')}
        </Button>
      )}
    </>
  );
}
