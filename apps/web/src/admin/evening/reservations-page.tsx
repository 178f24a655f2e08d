import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import { type ReservationDto, type ReservationListDto, useListReservations } from '@strapec/contracts';
import { type ServiceDate, listLimits } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Pagination from 'antd/es/pagination';
import { Suspense, lazy, useState } from 'react';
import { currentMoment } from '../../shared/clock';
import { useCurrentMoment } from '../../shared/use-current-moment';
import { DayPicker } from './calendar/day-picker';
import { OfferTimes } from './reservation/offer-times';
import { VenuePreview } from '../settings/venue-preview';
import { ReservationHistory } from './history/reservation-history';
import type { CardLinks } from './list/card-links';
import { Evening } from './list/evening';
import { ReservationCard } from './list/reservation-card';
import { useEveningText } from './list/texts';
import { WithoutTable } from './list/without-table';
import { EntryBeside } from './form/entry-beside';
import { useEntryText } from './form/texts';
import { type Entry, useEntry } from './form/use-entry';
import { useVenueQuery } from '../data/use-venue-query';
import { ConnectedOnly } from '../data/live/connected-only';
import { useEveningChoice } from './use-evening-choice';
import { Hint } from '../ui/hint';
import { NotLoaded } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import parts from '../ui/parts.module.css';
import { useShortcuts } from '../ui/use-shortcuts';
import styles from './reservations-page.module.css';

/** Loaded after the reservations, for which staff open the page. */
const EventManagement = lazy(() =>
  import('../events/event-management').then((file) => ({ default: file.EventManagement })),
);

export function ReservationsPage() {
  const { date, today, choose } = useEveningChoice();
  const [historyOf, setHistoryOf] = useState<ReservationDto | null>(null);
  const entry = useEntry(date ?? today);
  const now = useCurrentMoment() ?? currentMoment();
  const offer = (reservation: ReservationDto) => <OfferTimes reservation={reservation} />;
  const links = { now, onEdit: entry.edit, onHistory: setHistoryOf, offer };
  const follow = (saved: ReservationDto) => {
    if (date === null || saved.date === date) return;
    choose(saved.date, { replace: true }); // replaces the history entry of the form
  };
  return (
    <div className={styles.page}>
      <WithoutTable date={date} />
      <div className={`${parts.stack16} ${styles.choice}`}>
        <DayPicker date={date} today={today} onChoose={choose} />
        <ReservationEntry entry={entry} isToday={date === today} onSaved={follow} />
      </div>
      <div>
        {date === null ? <AllReservations from={today} {...links} /> : <Evening date={date} {...links} />}
        <Suspense fallback={<Loading />}>
          <EventManagement date={date} today={today} Touched={VenuePreview} />
        </Suspense>
      </div>
      <ReservationHistory reservation={historyOf} onClose={() => setHistoryOf(null)} />
    </div>
  );
}

interface ReservationEntryProps {
  entry: Entry;
  isToday: boolean;
  onSaved: (reservation: ReservationDto) => void;
}

/** The two entry buttons, also by Alt+N and Alt+W, and the entry form; there is no walk-in on another day. */
function ReservationEntry({ entry, isToday, onSaved }: ReservationEntryProps) {
  const text = useEntryText();
  useVenueQuery(); // loaded early, because a guest may be on the phone when the form opens
  useShortcuts({ KeyN: () => entry.enter('phone'), KeyW: () => isToday && entry.enter('walk_in') });
  return (
    <>
      <ConnectedOnly>
        <div className={`${parts.nearThumb} ${parts.pair} ${styles.entry}`}>
          <Hint words="Alt+N">
            <Button
              type={isToday ? 'default' : 'primary'}
              icon={<PhoneOutlined />}
              aria-keyshortcuts="Alt+N"
              onClick={() => entry.enter('phone')}
            >
              {text('entry.new')}
            </Button>
          </Hint>
          {isToday && (
            <Hint words="Alt+W">
              <Button type="primary" aria-keyshortcuts="Alt+W" onClick={() => entry.enter('walk_in')}>
                {text('source.walk_in')}
              </Button>
            </Hint>
          )}
        </div>
      </ConnectedOnly>
      <EntryBeside entry={entry} onSaved={onSaved} />
    </>
  );
}

interface AllReservationsProps extends CardLinks {
  from: ServiceDate;
}

const pageSize = 20;

function foundText({ total, isTotalExact }: ReservationListDto) {
  if (!isTotalExact) return 'list.many';
  return total === 0 ? 'list.empty' : 'list.count';
}

function AllReservations({ from, ...links }: AllReservationsProps) {
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
      <h2 id="all-reservations" className={parts.date}>
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
      {!data && <NotLoaded isError={isError} retry={refetch} />}
      {data && (
        <>
          <p role="status" className={parts.found}>
            {text(foundText(data), { count: data.total })}
          </p>
          <ul className={parts.list}>
            {data.items.map((reservation) => (
              <ReservationCard key={reservation.id} reservation={reservation} saysDay {...links} />
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
