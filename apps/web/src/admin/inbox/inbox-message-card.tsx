import {
  type MarkAnsweredDto,
  type InboxMessageDto,
  answerInboxMessage,
  noteInboxMessage,
  readInboxMessage,
} from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { usePermissionCheck } from '../data/session-context';
import { dateInWords, formatInstant } from '../ui/time/date-words';
import { discardUnsavedText, useUnsavedText } from '../ui/use-unsaved-text';
import { Tag } from '../ui/tag';
import { GuestContact } from '../evening/reservation/reservation-parts';
import parts from '../ui/parts.module.css';
import { RelativeTime } from './relative-time';
import styles from './inbox.module.css';
import { useInboxText } from './texts';
import { type Language, inboxMessageLimits, toMailtoUrl } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { findLatestRecord } from '../data/problem-details';
import { refreshInbox, cacheInboxMessage } from '../data/inbox-cache';
import { useStaffMutation } from '../data/use-staff-mutation';

interface InboxMessageCardProps {
  inboxMessage: InboxMessageDto;
  onCreateEvent: (inboxMessage: InboxMessageDto) => void;
}

export function InboxMessageCard({ inboxMessage, onCreateEvent }: InboxMessageCardProps) {
  const [isEditingNote, setEditingNote] = useState(false);
  return (
    <li
      className={`${parts.card} ${parts.edge} ${parts.stack}`}
      data-kind={inboxMessage.kind}
      data-answered={inboxMessage.answeredAt !== null || undefined}
    >
      <Sender inboxMessage={inboxMessage} />
      <InquiryFacts inboxMessage={inboxMessage} />
      <MessageText inboxMessage={inboxMessage} />
      {inboxMessage.staffNote && !isEditingNote && <p className={parts.quote}>{inboxMessage.staffNote}</p>}
      {/* Not both: an action during the save would use the old version. */}
      {isEditingNote ? (
        <NoteForm inboxMessage={inboxMessage} onClose={() => setEditingNote(false)} />
      ) : (
        <InboxMessageActions
          inboxMessage={inboxMessage}
          onCreateEvent={onCreateEvent}
          onEditNote={() => setEditingNote(true)}
        />
      )}
    </li>
  );
}

function Sender({ inboxMessage }: { inboxMessage: InboxMessageDto }) {
  const text = useInboxText();
  const { language } = useLanguage();
  const { name, readAt, answeredAt, answeredBy, createdAt } = inboxMessage;
  return (
    <div className={styles.head}>
      <div>
        <strong className={parts.name}>{name}</strong>{' '}
        {readAt === null && answeredAt === null && <Tag tone="waiting">{text('inboxMessage.unread')}</Tag>}
        <GuestContact guest={inboxMessage} />
      </div>
      {answeredAt === null ? (
        <RelativeTime since={createdAt} />
      ) : (
        <span className={`${parts.muted} ${styles.age}`}>
          {text('inboxMessage.answeredBy', { name: answeredBy ?? '–', instant: formatInstant(answeredAt, language) })}
        </span>
      )}
    </div>
  );
}

function InquiryFacts({ inboxMessage: { askedFor } }: { inboxMessage: InboxMessageDto }) {
  const text = useInboxText();
  const { language } = useLanguage();
  if (!askedFor) return null;
  const { eventType, eventDate, guestCount, aboutTitle, eventId } = askedFor;
  return (
    <p>
      <b>{text(`inboxMessage.type.${eventType}`, { title: aboutTitle ?? '' })}</b> ·{' '}
      {text('inboxMessage.inquiry', { date: dateInWords(eventDate, language), guests: guestCount })}
      {eventId && ` · ${text('inboxMessage.hasEvent')}`}
    </p>
  );
}

const maxFoldedLength = 160; // characters: a shorter text is always shown in full

/** Opening it marks it as read. */
function MessageText({ inboxMessage }: { inboxMessage: InboxMessageDto }) {
  const text = useInboxText();
  const markAsRead = useMarkAsRead();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = inboxMessage.message.length > maxFoldedLength || inboxMessage.message.includes('\n');
  const toggle = () => {
    if (!isOpen) markAsRead(inboxMessage);
    setOpen(!isOpen);
  };
  return (
    <>
      <p id={id} className={styles.words} data-cut={(isLong && !isOpen) || undefined}>
        {inboxMessage.message}
      </p>
      {isLong && (
        <Button type="link" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {text(isOpen ? 'inboxMessage.close' : 'inboxMessage.open')}
        </Button>
      )}
    </>
  );
}

function NoteForm({ inboxMessage, onClose }: { inboxMessage: InboxMessageDto; onClose: () => void }) {
  const text = useInboxText();
  const { kind, id, name } = inboxMessage;
  const [note, setNote] = useUnsavedText(id, inboxMessage.staffNote ?? '');
  const [newerMessage, setNewerMessage] = useState<InboxMessageDto | null>(null);
  const { version } = newerMessage ?? inboxMessage;
  const close = () => {
    discardUnsavedText(id);
    onClose();
  };
  const { mutate, isPending } = useStaffMutation({
    send: (staffNote: string) => noteInboxMessage(kind, id, { staffNote, version }),
    onSuccess: (saved, _note, queries) => {
      cacheInboxMessage(queries, saved);
      close();
      return text('inboxMessage.note.saved');
    },
    onFailure: (reason, error) => {
      setNewerMessage(findLatestRecord(error));
      return text('inboxMessage.failed', { reason });
    },
    refresh: (queries) => void refreshInbox(queries),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(note);
  };
  return (
    <form className={parts.stack} onSubmit={submit}>
      {newerMessage && <Alert type="warning" showIcon role="alert" title={describeNewerNote(newerMessage, text)} />}
      <Input.TextArea
        aria-label={text('inboxMessage.note.of', { name })}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={inboxMessageLimits.noteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={`${parts.row} ${styles.actions}`}>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text('inboxMessage.note.save')}
        </Button>
        <Button onClick={close}>{text('inboxMessage.note.cancel')}</Button>
      </div>
    </form>
  );
}

const describeNewerNote = ({ staffNote }: InboxMessageDto, text: ReturnType<typeof useInboxText>): string =>
  staffNote ? text('inboxMessage.note.changed', { note: staffNote }) : text('inboxMessage.note.removed');

function InboxMessageActions(props: InboxMessageCardProps & { onEditNote: () => void }) {
  const { inboxMessage, onCreateEvent, onEditNote } = props;
  const text = useInboxText();
  const may = usePermissionCheck();
  const queries = useQueryClient();
  const markAsRead = useMarkAsRead();
  const { kind, id, name, version, answeredAt, askedFor } = inboxMessage;
  const { mutate, isPending } = useStaffMutation({
    send: (change: MarkAnsweredDto) => answerInboxMessage(kind, id, change),
    onSuccess: (saved, change) => ({
      text: text(change.isAnswered ? 'inboxMessage.done' : 'inboxMessage.waits', { name }),
      undo: () => mutate({ isAnswered: !change.isAnswered, version: saved.version }),
    }),
    onFailure: (reason, error) => {
      const latestMessage = findLatestRecord<InboxMessageDto>(error);
      if (latestMessage) cacheInboxMessage(queries, latestMessage);
      return text('inboxMessage.failed', { reason });
    },
    refresh: () => void refreshInbox(queries),
  });
  const isAnswered = answeredAt !== null;
  const canCreateEvent = askedFor?.eventId === null && askedFor.eventType !== 'public_event';
  return (
    <div className={`${parts.row} ${styles.actions}`} role="group" aria-label={text('inbox.decisions', { name })}>
      {!isAnswered && (
        <Button type="primary" href={toReplyUrl(inboxMessage)} onClick={() => markAsRead(inboxMessage)}>
          {text('inboxMessage.reply')}
        </Button>
      )}
      {canCreateEvent && may('events.change') && (
        <Button onClick={() => onCreateEvent(inboxMessage)}>{text('inboxMessage.makeEvent')}</Button>
      )}
      <Button disabled={isPending} onClick={() => mutate({ isAnswered: !isAnswered, version })}>
        {text(isAnswered ? 'inboxMessage.reopen' : 'inboxMessage.answered')}
      </Button>
      <Button type="text" onClick={onEditNote}>
        {text('inboxMessage.note')}
      </Button>
    </div>
  );
}

const maxQuoteLength = 600; // characters; mail programs limit the length of an address

/** In the guest's language. */
const replyTexts: Readonly<Record<Language, { subject: Record<InboxMessageDto['kind'], string>; greeting: string }>> = {
  sk: { subject: { message: 'Vaša správa', inquiry: 'Váš dopyt' }, greeting: 'Dobrý deň,' },
  en: { subject: { message: 'Your message', inquiry: 'Your inquiry' }, greeting: 'Hello,' },
};

function toReplyUrl({ email, kind, language, message }: InboxMessageDto): string {
  const { subject, greeting } = replyTexts[language];
  const quote = message.length > maxQuoteLength ? `${message.slice(0, maxQuoteLength)}…` : message;
  const body = `${greeting}\n\n\n\n${quote.replaceAll(/^/gm, '> ')}`;
  return toMailtoUrl(email, { subject: subject[kind], body });
}

/** After a failure it stays new, which does no harm. */
function useMarkAsRead(): (inboxMessage: InboxMessageDto) => void {
  const queries = useQueryClient();
  return ({ kind, id, readAt }) => {
    if (readAt === null)
      void readInboxMessage(kind, id).then(
        (updatedMessage) => cacheInboxMessage(queries, updatedMessage),
        () => undefined,
      );
  };
}
