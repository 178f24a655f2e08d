import { type ReservationDto, type ReservationListDto, useListReservations } from '@strapec/contracts';
import { type LocalDateTime, type ServiceDate, searchLimits } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Input from 'antd/es/input';
import Pagination from 'antd/es/pagination';
import { Suspense, lazy, useState } from 'react';
import { DayPicker } from './calendar/day-picker';
import { AffectedVisits } from '../settings/change-preview';
import { NewReservationButtons } from './drawers/new-reservation-buttons';
import { ReservationDrawersProvider, useReservationDrawers } from './drawers/reservation-drawers';
import { EveningReservations } from './list/evening-reservations';
import { ReservationCard } from './list/reservation-card';
import { useReservationListText } from './list/texts';
import { PartiesWithoutTable } from './list/parties-without-table';
import { useSiteQuery } from '../data/use-site-query';
import { useNow } from '../data/use-now';
import { DisabledWhileOffline } from '../data/live/disabled-while-offline';
import { useSelectedDate } from './use-selected-date';
import { QueryFallback } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import parts from '../ui/parts.module.css';
import { useShortcuts } from '../ui/use-shortcuts';
import styles from './reservations-page.module.css';

/** Loaded after the reservations. */
const EventManagement = lazy(() =>
  import('../events/event-management').then((file) => ({ default: file.EventManagement })),
);

export function ReservationsPage() {
  const { date, today, selectDate } = useSelectedDate();
  const now = useNow();
  const showSavedDay = (saved: ReservationDto) => {
    if (date === null || saved.date === date) return;
    selectDate(saved.date, { replace: true }); // replaces the history entry of the form
  };
  return (
    <ReservationDrawersProvider date={date ?? today} onSaved={showSavedDay}>
      <div className={styles.page}>
        <PartiesWithoutTable date={date} />
        <div className={`${parts.stack16} ${styles.choice}`}>
          <DayPicker selectedDate={date} today={today} onChoose={selectDate} />
          <NewReservationBar isToday={date === today} />
        </div>
        <div>
          {date === null ? <AllReservations from={today} now={now} /> : <EveningReservations date={date} now={now} />}
          <Suspense fallback={<Loading />}>
            <EventManagement date={date} today={today} Preview={AffectedVisits} />
          </Suspense>
        </div>
      </div>
    </ReservationDrawersProvider>
  );
}

function NewReservationBar({ isToday }: { isToday: boolean }) {
  const { openNewForm } = useReservationDrawers();
  useSiteQuery(); // ready when the form opens
  useShortcuts({ KeyN: () => openNewForm('phone'), KeyW: () => isToday && openNewForm('walk_in') });
  return (
    <DisabledWhileOffline>
      <div className={`${parts.nearThumb} ${parts.pair} ${styles.entry}`}>
        <NewReservationButtons isToday={isToday} walkIn={{ onClick: () => openNewForm('walk_in') }} />
      </div>
    </DisabledWhileOffline>
  );
}

const pageSize = 20;

function resultCountTextId({ total, isTotalExact }: ReservationListDto) {
  if (!isTotalExact) return 'list.many';
  return total === 0 ? 'list.empty' : 'found.count';
}

function AllReservations({ from, now }: { from: ServiceDate; now: LocalDateTime }) {
  const text = useReservationListText();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const params = { from, ...(query !== '' && { q: query }), limit: pageSize, offset: (page - 1) * pageSize };
  const { data, isError, refetch } = useListReservations(params, {
    query: { staleTime: 1000, placeholderData: keepPreviousData },
  });
  const submitSearch = (input: string) => {
    setQuery(input.trim());
    setPage(1);
  };
  return (
    <section aria-labelledby="all-reservations">
      <h2 id="all-reservations" className={parts.date}>
        {text('list.title')}
      </h2>
      <Input.Search
        className={styles.search}
        aria-label={text('list.search')}
        placeholder={text('list.search')}
        allowClear
        maxLength={searchLimits.queryLength}
        onSearch={submitSearch}
      />
      {!data && <QueryFallback isError={isError} onRetry={refetch} />}
      {data && (
        <>
          <p role="status" className={parts.found}>
            {text(resultCountTextId(data), { count: data.total })}
          </p>
          <ul className={parts.list}>
            {data.items.map((reservation) => (
              <ReservationCard key={reservation.id} view="listOfAllDays" {...{ reservation, now }} />
            ))}
          </ul>
          <Pagination
            aria-label={text('list.page')}
            className={parts.section}
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
