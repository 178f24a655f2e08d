import { type InboxMessageDto, getListInboxMessagesQueryKey, listInboxMessages } from '@strapec/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { type EventAction, EventOutcome } from '../../features/events/event-outcome';
import { EventDrawer } from '../../features/events/event-drawer';
import { VenuePreview } from '../../features/settings/venue-preview';
import styles from '../../features/inbox/inbox.module.css';
import { InboxMessageCard } from '../../features/inbox/inbox-message-card';
import { useInboxText } from '../../features/inbox/texts';
import { refreshInbox } from '../../shared/api/inbox-cache';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import parts from '../../shared/ui/parts.module.css';
import { useDrawer } from '../../shared/ui/use-drawer';
import { eventOfInquiry } from './event-of-inquiry';
import { type MakeEvent, Waiting } from './waiting';

const texts: MessageLoaders = { en: () => import('./page-messages.en'), sk: () => import('./page-messages.sk') };

export function InboxPage() {
  return (
    <AdminTexts loaders={texts}>
      <Inbox />
    </AdminTexts>
  );
}

const views = ['waiting', 'inboxMessages'] as const;
type View = (typeof views)[number];

function Inbox() {
  const text = useInboxText();
  const [params, setParams] = useSearchParams();
  const view: View = params.get('show') === 'inboxMessages' ? 'inboxMessages' : 'waiting';
  return (
    <div className={parts.page}>
      <div className={parts.bar}>
        <h2>{text('inbox.title')}</h2>
        <Segmented<View>
          aria-label={text('inbox.show')}
          value={view}
          options={views.map((value) => ({ value, label: text(`inbox.show.${value}`) }))}
          onChange={(next) => setParams(next === 'inboxMessages' ? { show: next } : {})}
        />
      </div>
      <WithEvents>
        {(makeEvent) =>
          view === 'inboxMessages' ? <AllInboxMessages onMakeEvent={makeEvent} /> : <Waiting makeEvent={makeEvent} />
        }
      </WithEvents>
    </div>
  );
}

function WithEvents({ children }: { children: (makeEvent: MakeEvent) => ReactNode }) {
  const queries = useQueryClient();
  const drawer = useDrawer<InboxMessageDto>();
  const [done, setDone] = useState<EventAction | null>(null);
  const start = drawer.subject && eventOfInquiry(drawer.subject);
  return (
    <>
      {done && <EventOutcome done={done} onDismiss={() => setDone(null)} />}
      {children(drawer.open)}
      {drawer.subject && start && (
        <EventDrawer
          key={drawer.opening}
          event={null}
          date={start.date}
          Touched={VenuePreview}
          inquiry={{ id: drawer.subject.id, start }}
          {...drawer.props}
          onSaved={(result) => {
            setDone({ ...result, action: 'saved' });
            drawer.props.onClose();
            void refreshInbox(queries);
          }}
        />
      )}
    </>
  );
}

/** Every message and inquiry: unanswered ones first, then the answered ones. */
function AllInboxMessages({ onMakeEvent }: { onMakeEvent: MakeEvent }) {
  const text = useInboxText();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: getListInboxMessagesQueryKey(),
    queryFn: ({ pageParam, signal }) => listInboxMessages(pageParam === null ? {} : { after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 1000,
  });
  if (!data) return isError ? <LoadFailure title={text('inbox.failed')} onRetry={() => void refetch()} /> : <Loading />;
  const inboxMessages = data.pages.flatMap(({ items }) => items);
  if (inboxMessages.length === 0)
    return <p className={`${parts.empty} ${styles.nothing}`}>{text('inboxMessage.none')}</p>;
  return (
    <>
      <ul className={parts.list}>
        {inboxMessages.map((inboxMessage) => (
          <InboxMessageCard key={inboxMessage.id} inboxMessage={inboxMessage} onMakeEvent={onMakeEvent} />
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
