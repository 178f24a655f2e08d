import DownOutlined from '@ant-design/icons/DownOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import type { ReservationDto } from '@strapec/contracts';
import {
  type StaffAction,
  mailUrl,
  minuteOfTime,
  reservationNotes,
  shownStatuses,
  staffActionsFor,
} from '@strapec/domain';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { lacksTable } from '../../data/lacks-table';
import { isWarning } from '../reservation/is-warning';
import { RequestHold } from '../reservation/request-hold';
import { StaffActions } from '../reservation/staff-actions';
import { StatusTag } from '../reservation/status-tag';
import { useGuestWord } from '../reservation/use-guest-word';
import { useMarked } from '../reservation/use-marked';
import { MailFailedAlert } from '../reservation/mail-failed-alert';
import { ChangeRequestCard } from '../reservation/change-request-card';
import { useTimeWords } from '../../ui/time/use-time-words';
import { GuestPhone } from '../../ui/guest-phone';
import { dayInWords, instantInWords, spanInWords } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import type { CardLinks } from './card-links';
import styles from './reservations.module.css';
import { useEveningText } from './texts';

interface ReservationCardProps extends CardLinks {
  reservation: ReservationDto;
  saysDay?: boolean;
}

/** A party in two lines; a tap opens its details and actions. A card that needs a decision is open. */
export function ReservationCard({ reservation, saysDay = false, ...links }: ReservationCardProps) {
  const { status } = reservation;
  const [isDue] = useState(
    () => status === 'pending_approval' || reservation.changeRequest !== null || lacksTable(reservation),
  );
  const [chosen, choose] = useState<boolean | null>(null);
  const marked = useMarked(reservation.id);
  const isOpen = chosen ?? (isDue || 'data-marked' in marked);
  const id = useId();
  return (
    <li
      {...marked}
      className={`${parts.edge} ${styles.card}`}
      data-status={status}
      data-without-table={lacksTable(reservation) || undefined}
    >
      <button
        type="button"
        className={`${parts.rowButton} ${styles.head}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => choose(!isOpen)}
      >
        <InTwoLines reservation={reservation} saysDay={saysDay} />
      </button>
      {isOpen && (
        <div id={id} className={`${parts.stack} ${styles.details}`}>
          <Details reservation={reservation} {...links} />
        </div>
      )}
    </li>
  );
}

function Details({ reservation, ...links }: ReservationCardProps) {
  const text = useEveningText();
  const { firstName, lastName } = reservation;
  return (
    <>
      <div className={`${parts.row} ${styles.body}`}>
        {lacksTable(reservation) && <Alert type="warning" showIcon title={text('card.noTable')} />}
        <MailFailedAlert reservationId={reservation.id} />
        <RequestHold reservation={reservation} />
        <ChangeRequestCard reservation={reservation} />
        <ChangeRequests reservation={reservation} />
        <Contact reservation={reservation} />
        <Small reservation={reservation} />
      </div>
      <ReservationActions reservation={reservation} name={`${firstName} ${lastName}`.trim()} {...links} />
    </>
  );
}

const usualHours = 2; // hours; a card shows any other length (spec §2)

function InTwoLines({ reservation, saysDay }: { reservation: ReservationDto; saysDay: boolean }) {
  const { language } = useLanguage();
  const text = useEveningText();
  const timeInWords = useTimeWords();
  const said = useGuestWord()(reservation);
  const { time, partySize, firstName, lastName, status, date } = reservation;
  const duration = reservation.duration || usualHours;
  return (
    <>
      <span className={`${parts.figure} ${styles.visitTime}`}>{time}</span>
      <strong className={styles.name}>{`${firstName} ${lastName}`.trim()}</strong>
      <StatusTag status={status} />
      <span className={styles.line}>
        <b>{text('party.size', { count: partySize })}</b>
        <Place reservation={reservation} /> · {saysDay && `${dayInWords(date, language)} · `}
        <span className={styles.whole}>{timeInWords(time, spanInWords({ time, duration }))}</span>
        <span className={styles.spare}> · {text('stay.hours', { hours: duration })}</span>
        {said && ` · ${said}`}
        <Noted reservation={reservation} />
      </span>
      <DownOutlined aria-hidden className={styles.arrow} />
    </>
  );
}

function Noted({ reservation }: { reservation: ReservationDto }) {
  const notes = reservationNotes.flatMap((note) => reservation[note] ?? []);
  if (notes.length === 0) return null;
  const words = notes.join(' · ');
  return (
    <span className={`${parts.muted} ${styles.noted}`} data-warning={isWarning(words) || undefined}>
      {isWarning(words) && <WarningFilled aria-hidden />} {words}
    </span>
  );
}

function Place({ reservation }: { reservation: ReservationDto }) {
  const { tables, tableType, isPinned } = reservation;
  const text = useEveningText();
  return (
    <>
      {tables.length > 0 && (
        <>
          {' '}
          · <span className={parts.badge}>{tables.join(' + ')}</span>
          {isPinned && ` (${text('card.pinned')})`}
        </>
      )}
      {tableType && !lacksTable(reservation) && (
        <span className={styles.spare}> · {text(`tableType.${tableType}`)}</span>
      )}
    </>
  );
}

function Contact({ reservation: { phone, phoneE164, email } }: { reservation: ReservationDto }) {
  if (!phone && !email) return null;
  return (
    <p className={parts.row}>
      {phone && <GuestPhone phone={phone} phoneE164={phoneE164} />}
      {email && (
        <a href={mailUrl(email)} className={parts.link}>
          {email}
        </a>
      )}
    </p>
  );
}

function ChangeRequests({ reservation }: { reservation: ReservationDto }) {
  const text = useEveningText();
  return reservationNotes
    .filter((note) => reservation[note])
    .map((note) => (
      <p key={note} className={`${parts.quote} ${styles.changeRequest}`}>
        <b>{text(`note.${note}`)}:</b> {reservation[note]}
      </p>
    ));
}

function Small({ reservation: { date, createdAt, source, preferredLanguage } }: { reservation: ReservationDto }) {
  const text = useEveningText();
  const { language } = useLanguage();
  return (
    <p className={parts.muted}>
      {dayInWords(date, language)} · {text('card.created', { instant: instantInWords(createdAt, language) })}{' '}
      {text(`card.source.${source}`)} · {text('card.mail', { language: preferredLanguage })}
    </p>
  );
}

interface ReservationActionsProps extends CardLinks {
  reservation: ReservationDto;
  name: string;
}

const actionsForUnknown: readonly StaffAction[] = ['confirm', 'cancel']; // spec §4, "any other"

/** The likeliest first. */
function ReservationActions({ reservation, name, now, onEdit, onHistory, offer }: ReservationActionsProps) {
  const text = useEveningText();
  const isKnown = shownStatuses.includes(reservation.status);
  const visit = { ...reservation, start: minuteOfTime(reservation.time) };
  return (
    <div className={styles.doing}>
      <StaffActions
        reservation={reservation}
        actions={isKnown ? staffActionsFor(visit, now) : actionsForUnknown}
        label={text('card.actions', { name })}
        onInstead={(chosen) => onEdit(reservation, chosen)}
      >
        {lacksTable(reservation) && offer(reservation)}
        <span className={styles.links}>
          <Button type="text" onClick={() => onEdit(reservation)}>
            {text('card.edit')}
          </Button>
          <Button type="text" onClick={() => onHistory(reservation)}>
            {text('card.history')}
          </Button>
        </span>
      </StaffActions>
    </div>
  );
}
