import { type InboxDto, type InboxMessageDto, type ReservationDto, useGetInbox } from '@strapec/contracts';
import { type ServiceDate, toServiceMinute } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Grapes } from '../../shared/ui/logo';
import styles from './inbox.module.css';
import { InboxMessageCard } from './inbox-message-card';
import { useInboxText } from './texts';
import { ReservationDrawersProvider } from '../evening/drawers/reservation-drawers';
import { cacheInboxCounts } from '../data/inbox-cache';
import { currentServiceDate } from '../data/current-service-date';
import { QueryFallback } from '../ui/load-failure';
import parts from '../ui/parts.module.css';
import { FailedEmail } from './failed-email';
import { PartyCard, type PartyGroup, partyGroups } from './party-card';

type InboxGroup = Exclude<keyof InboxDto, 'counts'>;

/** Ordered by urgency for guests. */
const groupOrder: readonly InboxGroup[] = ['withoutTable', 'approvals', 'changes', 'mails', 'inquiries', 'messages'];

export type CreateEventHandler = (inquiry: InboxMessageDto) => void;

export function InboxGroups({ onCreateEvent }: { onCreateEvent: CreateEventHandler }) {
  const text = useInboxText();
  const queries = useQueryClient();
  const { data, isError, refetch } = useGetInbox({ query: { staleTime: 1000 } });
  const container = useFocusAfterDecision(data?.counts.total);
  useEffect(() => {
    if (data) cacheInboxCounts(queries, data);
  }, [queries, data]);
  if (!data) return <QueryFallback isError={isError} title={text('inbox.failed')} onRetry={refetch} />;
  const { tonight, otherInbox } = separateTonight(data, currentServiceDate());
  const groupCards = renderCardsByGroup(otherInbox, onCreateEvent);
  return (
    <ReservationDrawersProvider date={currentServiceDate()}>
      <div ref={container} tabIndex={-1} className={styles.groups}>
        {data.counts.total === 0 && (
          <div className={`${parts.empty} ${styles.nothing}`}>
            <Grapes size={72} />
            <p className={parts.emptyTitle}>{text('inbox.empty')}</p>
            <p>{text('inbox.empty.then')}</p>
          </div>
        )}
        <GroupSection group="tonight" count={tonight.length}>
          {tonight.map(({ group, party }) => (
            <PartyCard key={party.id} group={group} reservation={party} isTonight />
          ))}
        </GroupSection>
        {groupOrder.map((group) => (
          <GroupSection key={group} group={group} count={otherInbox.counts[group]}>
            {groupCards[group]}
          </GroupSection>
        ))}
      </div>
    </ReservationDrawersProvider>
  );
}

function separateTonight(inbox: InboxDto, today: ServiceDate) {
  const isOnToday = ({ date }: ReservationDto): boolean => date === today;
  const otherInbox = { ...inbox, counts: { ...inbox.counts } };
  const tonight = partyGroups.flatMap((group) => {
    const tonightParties = inbox[group].filter(isOnToday);
    otherInbox[group] = inbox[group].filter((one) => !isOnToday(one));
    otherInbox.counts[group] -= tonightParties.length;
    return tonightParties.map((party) => ({ group, party }));
  });
  return { otherInbox, tonight: tonight.sort((a, b) => toServiceMinute(a.party.time) - toServiceMinute(b.party.time)) };
}

function renderCardsByGroup(inbox: InboxDto, onCreateEvent: CreateEventHandler) {
  const renderPartyCards = (group: PartyGroup) =>
    inbox[group].map((one) => <PartyCard key={one.id} group={group} reservation={one} />);
  const renderMessageCards = (messages: readonly InboxMessageDto[]) =>
    messages.map((inboxMessage) => (
      <InboxMessageCard key={inboxMessage.id} inboxMessage={inboxMessage} onCreateEvent={onCreateEvent} />
    ));
  return {
    approvals: renderPartyCards('approvals'),
    changes: renderPartyCards('changes'),
    withoutTable: renderPartyCards('withoutTable'),
    mails: inbox.mails.map((mail) => <FailedEmail key={mail.id} mail={mail} />),
    inquiries: renderMessageCards(inbox.inquiries),
    messages: renderMessageCards(inbox.messages),
  };
}

interface GroupSectionProps {
  group: InboxGroup | 'tonight';
  count: number;
  children: readonly ReactNode[];
}

function GroupSection({ group, count, children }: GroupSectionProps) {
  const text = useInboxText();
  const notShownCount = count - children.length;
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={`inbox-${group}`}>
      <h3 id={`inbox-${group}`} className={`${parts.row} ${styles.group}`}>
        {text(`inbox.group.${group}`)} <span className={styles.count}>{count}</span>
      </h3>
      <ul className={parts.list}>{children}</ul>
      {notShownCount > 0 && (
        <p className={`${parts.muted} ${parts.found}`}>{text('inbox.more', { count: notShownCount })}</p>
      )}
    </section>
  );
}

/** The decided card disappears with its focus. */
function useFocusAfterDecision(waitingCount: number | undefined) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, [waitingCount]);
  return container;
}
