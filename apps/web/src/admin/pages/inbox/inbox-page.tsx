import {
  type InboxDto,
  type LetterDto,
  type FailedEmailDto,
  type ReservationDto,
  useGetInbox,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Segmented from 'antd/es/segmented';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { type EventDeed, EventOutcome } from '../../features/events/event-outcome';
import { EventDrawer } from '../../features/events/event-drawer';
import { TouchedPreview } from '../../features/house/house-preview';
import { AllLetters } from '../../features/inbox/all-letters';
import styles from '../../features/inbox/inbox.module.css';
import { LetterCard } from '../../features/inbox/letter-card';
import { useInboxText } from '../../features/inbox/texts';
import { WaitingGroups } from '../../features/inbox/waiting-groups';
import { refreshInbox, showCounts } from '../../shared/api/inbox-cache';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { useDrawer } from '../../shared/ui/use-drawer';
import { eventOfInquiry } from './event-of-inquiry';
import { Party, type PartyGroup, partyGroups } from './party';
import Button from 'antd/es/button';
import { troubleText, useEmailsText } from '../../features/emails/texts';
import { useResend } from '../../features/emails/use-resend';
import { FailedEmail } from '../../features/inbox/failed-email';
import { type ServiceDate, minuteOfTime } from '@strapec/domain';
import { EntryBeside } from '../../features/staff-reservation/entry-beside';
import { useEntry } from '../../features/staff-reservation/use-entry';
import { staffToday } from '../../shared/time/staff-day';

const texts: MessageLoaders = { en: () => import('./page-messages.en'), sk: () => import('./page-messages.sk') };

export function InboxPage() {
  return (
    <AdminTexts loaders={texts}>
      <Inbox />
    </AdminTexts>
  );
}

const views = ['waiting', 'letters'] as const;
type View = (typeof views)[number];

/** What waits for a decision, on whatever day; and all that people have written. */
function Inbox() {
  const text = useInboxText();
  const [params, setParams] = useSearchParams();
  const view: View = params.get('show') === 'letters' ? 'letters' : 'waiting';
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{text('inbox.title')}</h2>
        <Segmented<View>
          aria-label={text('inbox.show')}
          value={view}
          options={views.map((value) => ({ value, label: text(`inbox.show.${value}`) }))}
          onChange={(next) => setParams(next === 'letters' ? { show: next } : {})}
        />
      </div>
      <WithEvents>
        {(makeEvent) =>
          view === 'letters' ? <AllLetters onMakeEvent={makeEvent} /> : <Waiting makeEvent={makeEvent} />
        }
      </WithEvents>
    </div>
  );
}

type MakeEvent = (inquiry: LetterDto) => void;

/** The form of the event that an inquiry becomes, and whom its tables were taken from. */
function WithEvents({ children }: { children: (makeEvent: MakeEvent) => ReactNode }) {
  const queries = useQueryClient();
  const drawer = useDrawer<LetterDto>();
  const [done, setDone] = useState<EventDeed | null>(null);
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
          Touched={TouchedPreview}
          inquiry={{ id: drawer.subject.id, start }}
          {...drawer.props}
          onSaved={(result) => {
            setDone({ ...result, deed: 'saved' });
            drawer.props.onClose();
            void refreshInbox(queries);
          }}
        />
      )}
    </>
  );
}

function Waiting({ makeEvent }: { makeEvent: MakeEvent }) {
  const text = useInboxText();
  const queries = useQueryClient();
  const entry = useEntry(staffToday());
  const { data, isError, refetch } = useGetInbox({ query: { staleTime: 1000 } });
  useEffect(() => {
    if (data) showCounts(queries, data);
  }, [queries, data]);
  if (!data) return isError ? <LoadFailure title={text('inbox.failed')} onRetry={() => void refetch()} /> : <Loading />;
  const { tonight, rest } = apart(data, staffToday());
  return (
    <>
      <WaitingGroups
        inbox={rest}
        tonight={tonight.map(({ group, one }) => (
          <Party key={one.id} group={group} reservation={one} onEdit={entry.edit} isTonight />
        ))}
        cards={cardsOf(rest, makeEvent)}
      />
      <EntryBeside entry={entry} onSaved={() => undefined} />
    </>
  );
}

/** Tonight's parties, the next one first, and what waits besides. */
function apart(inbox: InboxDto, today: ServiceDate) {
  const isTonight = ({ date }: ReservationDto): boolean => date === today;
  const rest = { ...inbox, counts: { ...inbox.counts } };
  const tonight = partyGroups.flatMap((group) => {
    const theirs = inbox[group].filter(isTonight);
    rest[group] = inbox[group].filter((one) => !isTonight(one));
    rest.counts[group] -= theirs.length;
    return theirs.map((one) => ({ group, one }));
  });
  return { rest, tonight: tonight.sort((a, b) => minuteOfTime(a.one.time) - minuteOfTime(b.one.time)) };
}

function cardsOf(inbox: InboxDto, makeEvent: MakeEvent) {
  const { mails, inquiries, messages } = inbox;
  const parties = (group: PartyGroup) =>
    inbox[group].map((one) => <Party key={one.id} group={group} reservation={one} />);
  const letters = (some: readonly LetterDto[]) =>
    some.map((letter) => <LetterCard key={letter.id} letter={letter} onMakeEvent={makeEvent} />);
  return {
    approvals: parties('approvals'),
    changes: parties('changes'),
    withoutTable: parties('withoutTable'),
    mails: mails.map((mail) => <MailAgain key={mail.id} mail={mail} />),
    inquiries: letters(inquiries),
    messages: letters(messages),
  };
}

/** A mail that failed, in the words of the mails' own page. */
function MailAgain({ mail }: { mail: FailedEmailDto }) {
  const text = useEmailsText();
  const { resend, isResending } = useResend();
  const reason = text(`emails.failure.${mail.failure ?? 'other'}`);
  return (
    <FailedEmail
      mail={mail}
      words={{
        kind: text(`emails.kind.${mail.kind}`),
        trouble: text(troubleText(mail), { reason, count: mail.attempts }),
      }}
      resend={
        <Button type="primary" disabled={isResending} onClick={() => resend([mail])}>
          {text('emails.resend')}
        </Button>
      }
    />
  );
}
