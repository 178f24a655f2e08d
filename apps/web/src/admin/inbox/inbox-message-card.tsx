import { type InboxMessageDto, answerInboxMessage, noteInboxMessage, readInboxMessage } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useMay } from '../data/session-context';
import { dateInWords, instantInWords } from '../ui/time/date-words';
import { discardText, useUnsentText } from '../ui/use-unsent-text';
import { Tag } from '../ui/tag';
import { GuestContact } from '../evening/reservation/reservation-parts';
import parts from '../ui/parts.module.css';
import { Age } from './age';
import styles from './inbox.module.css';
import { useInboxText } from './texts';
import { type Language, inboxMessageLimits, mailUrl } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { refusalIn } from '../data/refusal';
import { refreshInbox, showInboxMessage } from '../data/inbox-cache';
import { useStaffMutation } from '../data/use-staff-mutation';

interface InboxMessageCardProps {
  inboxMessage: InboxMessageDto;
  onMakeEvent: (inboxMessage: InboxMessageDto) => void;
}

export function InboxMessageCard({ inboxMessage, onMakeEvent }: InboxMessageCardProps) {
  const [isNoting, setNoting] = useState(false);
  return (
    <li
      className={`${parts.card} ${parts.edge} ${parts.stack}`}
      data-kind={inboxMessage.kind}
      data-answered={inboxMessage.answeredAt !== null || undefined}
    >
      <Sender inboxMessage={inboxMessage} />
      <Inquiry inboxMessage={inboxMessage} />
      <MessageText inboxMessage={inboxMessage} />
      {inboxMessage.staffNote && !isNoting && <p className={parts.quote}>{inboxMessage.staffNote}</p>}
      {/* Not both: an action during the save would use the old version. */}
      {isNoting ? (
        <InboxMessageNote inboxMessage={inboxMessage} onClose={() => setNoting(false)} />
      ) : (
        <InboxMessageActions inboxMessage={inboxMessage} onMakeEvent={onMakeEvent} onNote={() => setNoting(true)} />
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
        <Age of={createdAt} />
      ) : (
        <span className={`${parts.muted} ${styles.age}`}>
          {text('inboxMessage.answeredBy', { name: answeredBy ?? '–', instant: instantInWords(answeredAt, language) })}
        </span>
      )}
    </div>
  );
}

function Inquiry({ inboxMessage: { askedFor } }: { inboxMessage: InboxMessageDto }) {
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

const shortest = 160; // characters: a shorter text is always shown in full

/** Opening it marks it as read. */
function MessageText({ inboxMessage }: { inboxMessage: InboxMessageDto }) {
  const text = useInboxText();
  const read = useRead();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = inboxMessage.message.length > shortest || inboxMessage.message.includes('\n');
  const toggle = () => {
    if (!isOpen) read(inboxMessage);
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

function InboxMessageNote({ inboxMessage, onClose }: { inboxMessage: InboxMessageDto; onClose: () => void }) {
  const text = useInboxText();
  const [note, setNote] = useUnsentText(inboxMessage.id, inboxMessage.staffNote ?? '');
  const close = () => {
    discardText(inboxMessage.id);
    onClose();
  };
  const { save, isSaving, current } = useSaveNote(inboxMessage, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(note);
  };
  return (
    <form className={parts.stack} onSubmit={submit}>
      {current && <Alert type="warning" showIcon role="alert" title={currentNote(current, text)} />}
      <Input.TextArea
        aria-label={text('inboxMessage.note.of', { name: inboxMessage.name })}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={inboxMessageLimits.noteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={`${parts.row} ${styles.actions}`}>
        <Button type="primary" htmlType="submit" disabled={isSaving}>
          {text('inboxMessage.note.save')}
        </Button>
        <Button onClick={close}>{text('inboxMessage.note.cancel')}</Button>
      </div>
    </form>
  );
}

const currentNote = ({ staffNote }: InboxMessageDto, text: ReturnType<typeof useInboxText>): string =>
  staffNote ? text('inboxMessage.note.changed', { note: staffNote }) : text('inboxMessage.note.removed');

interface InboxMessageActionsProps extends InboxMessageCardProps {
  onNote: () => void;
}

function InboxMessageActions({ inboxMessage, onMakeEvent, onNote }: InboxMessageActionsProps) {
  const text = useInboxText();
  const may = useMay();
  const read = useRead();
  const { answer, isAnswering } = useAnswer();
  const { answeredAt, askedFor } = inboxMessage;
  const isAnswered = answeredAt !== null;
  const isForEvent = askedFor?.eventId === null && askedFor.eventType !== 'public_event';
  return (
    <div
      className={`${parts.row} ${styles.actions}`}
      role="group"
      aria-label={text('inbox.decisions', { name: inboxMessage.name })}
    >
      {!isAnswered && (
        <Button type="primary" href={replyTo(inboxMessage)} onClick={() => read(inboxMessage)}>
          {text('inboxMessage.reply')}
        </Button>
      )}
      {isForEvent && may('events.change') && (
        <Button onClick={() => onMakeEvent(inboxMessage)}>{text('inboxMessage.makeEvent')}</Button>
      )}
      <Button disabled={isAnswering} onClick={() => answer({ inboxMessage, isAnswered: !isAnswered })}>
        {text(isAnswered ? 'inboxMessage.reopen' : 'inboxMessage.answered')}
      </Button>
      <Button type="text" onClick={onNote}>
        {text('inboxMessage.note')}
      </Button>
    </div>
  );
}

const quoted = 600; // characters; mail programs limit the length of an address

/** In the guest's language. */
const beginnings: Readonly<Record<Language, { subject: Record<InboxMessageDto['kind'], string>; greeting: string }>> = {
  sk: { subject: { message: 'Vaša správa', inquiry: 'Váš dopyt' }, greeting: 'Dobrý deň,' },
  en: { subject: { message: 'Your message', inquiry: 'Your inquiry' }, greeting: 'Hello,' },
};

function replyTo({ email, kind, language, message }: InboxMessageDto): string {
  const { subject, greeting } = beginnings[language];
  const quote = message.length > quoted ? `${message.slice(0, quoted)}…` : message;
  const body = `${greeting}\n\n\n\n${quote.replaceAll(/^/gm, '> ')}`;
  return mailUrl(email, { subject: subject[kind], body });
}

interface Answer {
  inboxMessage: InboxMessageDto;
  isAnswered: boolean;
}

function useAnswer() {
  const queries = useQueryClient();
  const text = useInboxText();
  const { mutate, isPending } = useStaffMutation({
    send: ({ inboxMessage: { kind, id, version }, isAnswered }: Answer) =>
      answerInboxMessage(kind, id, { isAnswered, version }),
    done: (inboxMessage, { isAnswered }) => ({
      text: text(isAnswered ? 'inboxMessage.done' : 'inboxMessage.waits', { name: inboxMessage.name }),
      undo: () => mutate({ inboxMessage, isAnswered: !isAnswered }),
    }),
    failed: (reason, error) => {
      const current = inboxMessageIn(error);
      if (current) showInboxMessage(queries, current);
      return text('inboxMessage.failed', { reason });
    },
    refresh: () => void refreshInbox(queries),
  });
  return { answer: mutate, isAnswering: isPending };
}

function useSaveNote(inboxMessage: InboxMessageDto, onSaved: () => void) {
  const text = useInboxText();
  const [current, setCurrent] = useState<InboxMessageDto | null>(null);
  const { kind, id } = inboxMessage;
  const { version } = current ?? inboxMessage;
  const { mutate, isPending } = useStaffMutation({
    send: (staffNote: string) => noteInboxMessage(kind, id, { staffNote, version }),
    done: (saved, _note, queries) => {
      showInboxMessage(queries, saved);
      onSaved();
      return text('inboxMessage.note.saved');
    },
    failed: (reason, error) => {
      setCurrent(inboxMessageIn(error));
      return text('inboxMessage.failed', { reason });
    },
    refresh: (queries) => void refreshInbox(queries),
  });
  return { save: mutate, isSaving: isPending, current };
}

/** After a failure it stays new, which does no harm. */
function useRead(): (inboxMessage: InboxMessageDto) => void {
  const queries = useQueryClient();
  return ({ kind, id, readAt }) => {
    if (readAt === null)
      void readInboxMessage(kind, id).then(
        (read) => showInboxMessage(queries, read),
        () => undefined,
      );
  };
}

function inboxMessageIn(error: unknown): InboxMessageDto | null {
  const { code, current } = refusalIn(error) as { code?: string; current?: InboxMessageDto };
  return code === 'changed_meanwhile' && current ? current : null;
}
