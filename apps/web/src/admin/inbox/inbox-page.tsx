import { type InboxMessageDto, getListInboxMessagesQueryKey, listInboxMessages } from '@strapec/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useSearchParams } from 'react-router-dom';
import { useEventDrawer } from '../events/use-event-drawer';
import { AffectedVisits } from '../settings/change-preview';
import styles from './inbox.module.css';
import { InboxMessageCard } from './inbox-message-card';
import { inboxTexts, useInboxText } from './texts';
import { refreshInbox } from '../data/inbox-cache';
import { QueryFallback } from '../ui/load-failure';
import parts from '../ui/parts.module.css';
import { type CreateEventHandler, InboxGroups } from './inbox-groups';
import { type EventType, type InquiryType, eventLimits } from '@strapec/domain';
import { type EventValues, newEventValues } from '../events/event-values';

const inboxViews = ['waiting', 'inboxMessages'] as const;
type InboxView = (typeof inboxViews)[number];

export function InboxPage() {
  const text = useInboxText();
  const [params, setParams] = useSearchParams();
  const view: InboxView = params.get('show') === 'inboxMessages' ? 'inboxMessages' : 'waiting';
  const queries = useQueryClient();
  const { openEvent, outcomeAlert, eventDrawer } = useEventDrawer({
    Preview: AffectedVisits,
    onSaved: () => void refreshInbox(queries),
  });
  const createEvent = (inquiry: InboxMessageDto): void => {
    const initialValues = toEventValuesOfInquiry(inquiry);
    if (initialValues) openEvent({ event: null, date: initialValues.date, inquiry: { id: inquiry.id, initialValues } });
  };
  return (
    <div className={parts.page}>
      <div className={parts.bar}>
        <h2>{text('inbox.title')}</h2>
        <Segmented<InboxView>
          aria-label={text('inbox.show')}
          value={view}
          options={inboxViews.map((value) => ({ value, label: text(`inbox.show.${value}`) }))}
          onChange={(next) => setParams(next === 'inboxMessages' ? { show: next } : {})}
        />
      </div>
      {outcomeAlert}
      {view === 'inboxMessages' ? (
        <AllInboxMessages onCreateEvent={createEvent} />
      ) : (
        <InboxGroups onCreateEvent={createEvent} />
      )}
      {eventDrawer}
    </div>
  );
}

function AllInboxMessages({ onCreateEvent }: { onCreateEvent: CreateEventHandler }) {
  const text = useInboxText();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: getListInboxMessagesQueryKey(),
    queryFn: ({ pageParam, signal }) => listInboxMessages(pageParam === null ? {} : { after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 1000,
  });
  if (!data) return <QueryFallback isError={isError} title={text('inbox.failed')} onRetry={refetch} />;
  const inboxMessages = data.pages.flatMap(({ items }) => items);
  if (inboxMessages.length === 0)
    return <p className={`${parts.empty} ${styles.nothing}`}>{text('inboxMessage.none')}</p>;
  return (
    <>
      <ul className={parts.list}>
        {inboxMessages.map((inboxMessage) => (
          <InboxMessageCard key={inboxMessage.id} inboxMessage={inboxMessage} onCreateEvent={onCreateEvent} />
        ))}
      </ul>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('inboxMessage.next')}
        </Button>
      )}
    </>
  );
}

/** Without the guest's data: an event may become public, and remains when the person is erased. */
const eventTypesByInquiry: Readonly<Record<Exclude<InquiryType, 'public_event'>, EventType>> = {
  private: 'private_dinner',
  corporate: 'corporate',
  celebration: 'celebration',
  custom: 'custom',
  private_wine_tasting: 'wine_tasting',
  wine_dinner: 'private_dinner',
};

function toEventValuesOfInquiry({ askedFor }: InboxMessageDto): EventValues | null {
  if (!askedFor || askedFor.eventType === 'public_event') return null;
  const titleTextId = `inboxMessage.type.${askedFor.eventType}` as const;
  const [titleEn, titleInSlovak] = inboxTexts[titleTextId];
  const titleSk = titleInSlovak.replaceAll('\u00a0', ' ');
  const guestCount = parseMaxGuestCount(askedFor.guestCount);
  return {
    ...newEventValues(askedFor.eventDate),
    ...{ titleSk, titleEn, descriptionSk: titleSk, descriptionEn: titleEn },
    eventType: eventTypesByInquiry[askedFor.eventType],
    visibility: 'hidden',
    ...(guestCount !== null && { maxCapacity: String(guestCount) }),
  };
}

/** In texts such as "15–20" or "okolo 30". */
function parseMaxGuestCount(guestCountText: string): number | null {
  const numbers = (guestCountText.match(/\d+/g) ?? []).map(Number).filter((count) => count > 0);
  return numbers.length === 0 ? null : Math.min(Math.max(...numbers), eventLimits.maxCapacity);
}
