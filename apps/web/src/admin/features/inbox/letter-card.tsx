import { type LetterDto, answerLetter, noteLetter, readLetter } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMay } from '../../shared/session/session-context';
import { dateInWords, instantInWords } from '../../shared/time/date-words';
import { forgetText, useKeptText } from '../../shared/ui/use-kept-text';
import { Tag } from '../../shared/ui/tag';
import { GuestPhone } from '../../shared/ui/guest-phone';
import { Age } from './age';
import styles from './inbox.module.css';
import { useInboxText } from './texts';
import { type Language, letterLimits, mailUrl } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { refusalIn } from '../../shared/api/refusal';
import { refreshInbox, showLetter } from '../../shared/api/inbox-cache';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';

interface LetterCardProps {
  letter: LetterDto;
  onMakeEvent: (letter: LetterDto) => void;
}

export function LetterCard({ letter, onMakeEvent }: LetterCardProps) {
  const [isNoting, setNoting] = useState(false);
  return (
    <li className={styles.item} data-kind={letter.kind} data-answered={letter.answeredAt !== null || undefined}>
      <Sender letter={letter} />
      <Asked letter={letter} />
      <Words letter={letter} />
      {letter.staffNote && !isNoting && <p className={styles.noted}>{letter.staffNote}</p>}
      {/* Not both: an action during the save of the note would use the version before it. */}
      {isNoting ? (
        <LetterNote letter={letter} onClose={() => setNoting(false)} />
      ) : (
        <LetterActions letter={letter} onMakeEvent={onMakeEvent} onNote={() => setNoting(true)} />
      )}
    </li>
  );
}

function Sender({ letter }: { letter: LetterDto }) {
  const text = useInboxText();
  const { language } = useLanguage();
  const { name, phone, phoneE164, email, readAt, answeredAt, answeredBy, createdAt } = letter;
  return (
    <div className={styles.head}>
      <div>
        <strong className={styles.name}>{name}</strong>{' '}
        {readAt === null && answeredAt === null && <Tag tone="waiting">{text('letter.unread')}</Tag>}
        <p className={styles.contact}>
          {phone && <GuestPhone phone={phone} phoneE164={phoneE164} />}
          <a href={mailUrl(email)}>{email}</a>
        </p>
      </div>
      {answeredAt === null ? (
        <Age of={createdAt} />
      ) : (
        <span className={styles.age}>
          {text('letter.answeredBy', { name: answeredBy ?? '–', instant: instantInWords(answeredAt, language) })}
        </span>
      )}
    </div>
  );
}

function Asked({ letter: { askedFor } }: { letter: LetterDto }) {
  const text = useInboxText();
  const { language } = useLanguage();
  if (!askedFor) return null;
  const { eventType, eventDate, guestCount, aboutTitle, eventId } = askedFor;
  return (
    <p>
      <b>{text(`letter.type.${eventType}`, { title: aboutTitle ?? '' })}</b> ·{' '}
      {text('letter.asked', { date: dateInWords(eventDate, language), guests: guestCount })}
      {eventId && ` · ${text('letter.hasEvent')}`}
    </p>
  );
}

const shortest = 160; // characters: a shorter text is always shown in full

/** The beginning of the text, and all of it on demand; opening it marks it as read. */
function Words({ letter }: { letter: LetterDto }) {
  const text = useInboxText();
  const read = useRead();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = letter.message.length > shortest || letter.message.includes('\n');
  const toggle = () => {
    if (!isOpen) read(letter);
    setOpen(!isOpen);
  };
  return (
    <>
      <p id={id} className={styles.words} data-cut={(isLong && !isOpen) || undefined}>
        {letter.message}
      </p>
      {isLong && (
        <Button type="link" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {text(isOpen ? 'letter.close' : 'letter.open')}
        </Button>
      )}
    </>
  );
}

/** The team's note on an enquiry; an empty note removes it. */
function LetterNote({ letter, onClose }: { letter: LetterDto; onClose: () => void }) {
  const text = useInboxText();
  const [note, setNote] = useKeptText(letter.id, letter.staffNote ?? '');
  const close = () => {
    forgetText(letter.id);
    onClose();
  };
  const { save, isSaving, theirs } = useSaveNote(letter, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(note);
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      {theirs && <Alert type="warning" showIcon role="alert" title={theirNote(theirs, text)} />}
      <Input.TextArea
        aria-label={text('letter.note.of', { name: letter.name })}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={letterLimits.noteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={isSaving}>
          {text('letter.note.save')}
        </Button>
        <Button onClick={close}>{text('letter.note.cancel')}</Button>
      </div>
    </form>
  );
}

const theirNote = ({ staffNote }: LetterDto, text: ReturnType<typeof useInboxText>): string =>
  staffNote ? text('letter.note.theirs', { note: staffNote }) : text('letter.note.theirs.none');

interface LetterActionsProps extends LetterCardProps {
  onNote: () => void;
}

function LetterActions({ letter, onMakeEvent, onNote }: LetterActionsProps) {
  const text = useInboxText();
  const may = useMay();
  const read = useRead();
  const { answer, isAnswering } = useAnswer();
  const { answeredAt, askedFor } = letter;
  const isAnswered = answeredAt !== null;
  const isForEvent = askedFor?.eventId === null && askedFor.eventType !== 'public_event';
  return (
    <div className={styles.actions} role="group" aria-label={text('inbox.decisions', { name: letter.name })}>
      {!isAnswered && (
        <Button type="primary" href={replyTo(letter)} onClick={() => read(letter)}>
          {text('letter.reply')}
        </Button>
      )}
      {isForEvent && may('events.change') && (
        <Button onClick={() => onMakeEvent(letter)}>{text('letter.makeEvent')}</Button>
      )}
      <Button disabled={isAnswering} onClick={() => answer({ letter, isAnswered: !isAnswered })}>
        {text(isAnswered ? 'letter.reopen' : 'letter.answered')}
      </Button>
      <Button type="text" onClick={onNote}>
        {text('letter.note')}
      </Button>
    </div>
  );
}

const quoted = 600; // characters; mail programs limit the length of an address

/** The answer is in the guest's language, not in that of the staff member. */
const beginnings: Readonly<Record<Language, { subject: Record<LetterDto['kind'], string>; greeting: string }>> = {
  sk: { subject: { message: 'Vaša správa', inquiry: 'Váš dopyt' }, greeting: 'Dobrý deň,' },
  en: { subject: { message: 'Your message', inquiry: 'Your inquiry' }, greeting: 'Hello,' },
};

/** A `mailto:` address for the answer, with the quoted message. */
function replyTo({ email, kind, language, message }: LetterDto): string {
  const { subject, greeting } = beginnings[language];
  const asked = message.length > quoted ? `${message.slice(0, quoted)}…` : message;
  const body = `${greeting}\n\n\n\n${asked.replaceAll(/^/gm, '> ')}`;
  return mailUrl(email, { subject: subject[kind], body });
}

interface Answer {
  letter: LetterDto;
  isAnswered: boolean;
}

/** Marks an enquiry as answered or open; the banner offers to undo it. */
function useAnswer() {
  const queries = useQueryClient();
  const text = useInboxText();
  const { mutate, isPending } = useStaffMutation({
    send: ({ letter: { kind, id, version }, isAnswered }: Answer) => answerLetter(kind, id, { isAnswered, version }),
    done: (letter, { isAnswered }) => ({
      text: text(isAnswered ? 'letter.done' : 'letter.waits', { name: letter.name }),
      undo: () => mutate({ letter, isAnswered: !isAnswered }),
    }),
    failed: (reason, error) => {
      const theirs = letterIn(error);
      if (theirs) showLetter(queries, theirs);
      return text('letter.failed', { reason });
    },
    refresh: () => void refreshInbox(queries),
  });
  return { answer: mutate, isAnswering: isPending };
}

/** Saves the note over the version that was opened. On a conflict the input stays, and the other note is shown. */
function useSaveNote(letter: LetterDto, onSaved: () => void) {
  const text = useInboxText();
  const [theirs, setTheirs] = useState<LetterDto | null>(null);
  const { kind, id } = letter;
  const { version } = theirs ?? letter;
  const { mutate, isPending } = useStaffMutation({
    send: (staffNote: string) => noteLetter(kind, id, { staffNote, version }),
    done: (saved, _note, queries) => {
      showLetter(queries, saved);
      onSaved();
      return text('letter.note.saved');
    },
    failed: (reason, error) => {
      setTheirs(letterIn(error));
      return text('letter.failed', { reason });
    },
    refresh: (queries) => void refreshInbox(queries),
  });
  return { save: mutate, isSaving: isPending, theirs };
}

/** Marks an enquiry as read once; if that fails it stays new, which does no harm. */
function useRead(): (letter: LetterDto) => void {
  const queries = useQueryClient();
  return ({ kind, id, readAt }) => {
    if (readAt === null)
      void readLetter(kind, id).then(
        (read) => showLetter(queries, read),
        () => undefined,
      );
  };
}

function letterIn(error: unknown): LetterDto | null {
  const { code, current } = refusalIn(error) as { code?: string; current?: LetterDto };
  return code === 'changed_meanwhile' && current ? current : null;
}
