import { type InboxDto, type InboxMessageDto, type ReservationDto, useGetInbox } from '@strapec/contracts';
import { type ServiceDate, minuteOfTime } from '@strapec/domain';
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
  const container = useContainerFocus(data?.counts.total);
  useEffect(() => {
    if (data) cacheInboxCounts(queries, data);
  }, [queries, data]);
  if (!data) return <QueryFallback isError={isError} title={text('inbox.failed')} onRetry={refetch} />;
  const { tonight, otherInbox } = separateTonight(data, currentServiceDate());
  const groupCards = renderCards(otherInbox, onCreateEvent);
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
  const isTonight = ({ date }: ReservationDto): boolean => date === today;
  const otherInbox = { ...inbox, counts: { ...inbox.counts } };
  const tonight = partyGroups.flatMap((group) => {
    const tonightParties = inbox[group].filter(isTonight);
    otherInbox[group] = inbox[group].filter((one) => !isTonight(one));
    otherInbox.counts[group] -= tonightParties.length;
    return tonightParties.map((party) => ({ group, party }));
  });
  return { otherInbox, tonight: tonight.sort((a, b) => minuteOfTime(a.party.time) - minuteOfTime(b.party.time)) };
}

function renderCards(inbox: InboxDto, onCreateEvent: CreateEventHandler) {
  const renderParties = (group: PartyGroup) =>
    inbox[group].map((one) => <PartyCard key={one.id} group={group} reservation={one} />);
  const renderMessages = (messages: readonly InboxMessageDto[]) =>
    messages.map((inboxMessage) => (
      <InboxMessageCard key={inboxMessage.id} inboxMessage={inboxMessage} onCreateEvent={onCreateEvent} />
    ));
  return {
    approvals: renderParties('approvals'),
    changes: renderParties('changes'),
    withoutTable: renderParties('withoutTable'),
    mails: inbox.mails.map((mail) => <FailedEmail key={mail.id} mail={mail} />),
    inquiries: renderMessages(inbox.inquiries),
    messages: renderMessages(inbox.messages),
  };
}

interface GroupSectionProps {
  group: InboxGroup | 'tonight';
  count: number;
  children: readonly ReactNode[];
}

function GroupSection({ group, count, children }: GroupSectionProps) {
  const text = useInboxText();
  const surplus = count - children.length;
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={`inbox-${group}`}>
      <h3 id={`inbox-${group}`} className={`${parts.row} ${styles.group}`}>
        {text(`inbox.group.${group}`)} <span className={styles.count}>{count}</span>
      </h3>
      <ul className={parts.list}>{children}</ul>
      {surplus > 0 && <p className={`${parts.muted} ${parts.found}`}>{text('inbox.more', { count: surplus })}</p>}
    </section>
  );
}

/** The decided card disappears with its focus. */
function useContainerFocus(total: number | undefined) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, [total]);
  return container;
}
