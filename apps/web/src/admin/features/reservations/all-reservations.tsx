import { type ReservationListDto, useListReservations } from '@strapec/contracts';
import { type ServiceDate, listLimits } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Input from 'antd/es/input';
import Pagination from 'antd/es/pagination';
import { useState } from 'react';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import styles from './evening.module.css';
import type { CardLinks } from './card-links';
import { ReservationCard } from './reservation-card';
import { useEveningText } from './texts';

interface AllReservationsProps extends CardLinks {
  from: ServiceDate;
}

const pageSize = 20;

function foundText({ total, isTotalExact }: ReservationListDto) {
  if (!isTotalExact) return 'list.many';
  return total === 0 ? 'list.empty' : 'list.count';
}

/** Everything from today on, to be searched and leafed through. */
export function AllReservations({ from, ...links }: AllReservationsProps) {
  const text = useEveningText();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const params = { from, ...(query !== '' && { q: query }), limit: pageSize, offset: (page - 1) * pageSize };
  const { data, isError, refetch } = useListReservations(params, {
    query: { staleTime: 1000, placeholderData: keepPreviousData },
  });
  const search = (typed: string) => {
    setQuery(typed.trim());
    setPage(1);
  };
  return (
    <section aria-labelledby="all-reservations">
      <h2 id="all-reservations" className={styles.date}>
        {text('list.title')}
      </h2>
      <Input.Search
        className={styles.search}
        aria-label={text('list.search')}
        placeholder={text('list.search')}
        allowClear
        maxLength={listLimits.searchLength}
        onSearch={search}
      />
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {data && (
        <>
          <p role="status" className={styles.found}>
            {text(foundText(data), { count: data.total })}
          </p>
          <ul className={styles.list}>
            {data.items.map((reservation) => (
              <ReservationCard key={reservation.id} reservation={reservation} saysDay {...links} />
            ))}
          </ul>
          <Pagination
            aria-label={text('list.page')}
            className={styles.pages}
            current={page}
            total={data.total}
            pageSize={pageSize}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={setPage}
          />
        </>
      )}
    </section>
  );
}
