import { getGetReservationCalendarUrl } from '@strapec/contracts';
import {
  type GuestRules,
  addDays,
  beginsBeforeAnswer,
  venueDayOn,
  joinFilledParts,
  mayNeedDeposit,
  toServiceMinute,
  minutesPerDay,
  confirmationMinutes,
  formatEndTime,
} from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { type Site, useVenue, useSite } from '../../shared/site/site';
import { dateInWords } from '../../shared/i18n/date-words';
import buttons from '../../shared/ui/buttons.module.css';
import { Dialog } from '../../shared/ui/dialog';
import { focusElement } from './dialog-focus';
import styles from './reservation-ticket.module.css';
import { type ReserveTextId, useReserveText } from './texts';
import { currentDateTime, toInstant } from '../../shared/clock';
import type { SavedReservation } from './use-send-reservation';

interface ReservationTicketProps {
  reservation: SavedReservation;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

const titleId = 'reserve-ticket-title';

export function ReservationTicket({ reservation, open, onClose, onClosed }: ReservationTicketProps) {
  const text = useReserveText();
  const kind = ticketKind(reservation);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onOpened={() => focusElement(titleId)}
      onClosed={onClosed}
      titleId={titleId}
      closeLabel={text('reserve.close')}
      className={styles.ticket}
    >
      <p className={styles.businessDetails}>{useSite().businessDetails.name}</p>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {text(ticketTextIds[kind].title)}
      </h2>
      <div className={styles.body}>
        <TicketVisit reservation={reservation} />
      </div>
      <div className={styles.actions}>
        {kind === 'confirmed' && (
          <a className={buttons.primary} href={getGetReservationCalendarUrl(reservation.id)} download>
            {text('reserve.ticket.calendar')}
          </a>
        )}
        <button type="button" className={kind === 'confirmed' ? buttons.onPaper : buttons.primary} onClick={onClose}>
          {text('reserve.ticket.done')}
        </button>
      </div>
    </Dialog>
  );
}

function TicketVisit({ reservation }: { reservation: SavedReservation }) {
  const text = useReserveText();
  const { language } = useLanguage();
  const { street } = useSite().businessDetails;
  const venue = useVenue();
  const { date, time, partySize, guest } = reservation;
  const kind = ticketKind(reservation);
  const visitEnd = formatEndTime(reservation);
  const { rules } = venueDayOn(date, venue);
  const noteTextId = ticketNoteTextId(reservation, rules);
  const isSoon = beginsBeforeAnswer({ date, start: toServiceMinute(time) }, currentDateTime());
  return (
    <>
      <p className={styles.time}>{time}</p>
      <p className={styles.date}>{dateInWords(date, language)}</p>
      <p className={styles.status} data-waiting={kind !== 'confirmed' || undefined}>
        {text(ticketTextIds[kind].status)}
      </p>
      <dl className={styles.facts}>
        <TicketFact name={text('reserve.ticket.name')} value={`${guest.firstName} ${guest.lastName}`} />
        <TicketFact
          name={text('reserve.ticket.party')}
          value={text('reserve.partySize.option', { count: partySize })}
        />
        <TicketFact name={text('reserve.ticket.duration')} value={visitEnd} />
        <TicketFact name={text('reserve.ticket.place')} value={street} />
      </dl>
      {kind !== 'held' && (
        <p className={styles.note}>
          {kind === 'approval'
            ? text(isSoon ? 'reserve.success.approval.soon' : 'reserve.success.approval')
            : text('reserve.ticket.sent', { email: guest.email })}
        </p>
      )}
      {noteTextId && (
        <p className={styles.note}>
          {text(noteTextId, { holdMinutes: rules.holdMinutes, minutes: confirmationMinutes, email: guest.email })}
        </p>
      )}
      {kind === 'confirmed' && <CalendarLinks reservation={reservation} />}
    </>
  );
}

function CalendarLinks({ reservation }: { reservation: SavedReservation }) {
  const text = useReserveText();
  const { businessDetails } = useSite();
  const title = `${text('reserve.ticket.calendar.title', { count: reservation.partySize })} — ${businessDetails.name}`;
  return (
    <p className={styles.note}>
      {text('reserve.ticket.calendars')}
      {webCalendarLinks(reservation, title, businessDetails).map(({ name, url }) => (
        <a key={name} className={styles.calendar} href={url} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </p>
  );
}

function TicketFact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type TicketKind = 'confirmed' | 'approval' | 'held';

const ticketTextIds: Readonly<Record<TicketKind, Record<'title' | 'status', ReserveTextId>>> = {
  confirmed: { title: 'reserve.ticket.title', status: 'reserve.success' },
  approval: { title: 'reserve.ticket.approval.title', status: 'reserve.ticket.approval' },
  held: { title: 'reserve.ticket.held.title', status: 'reserve.ticket.held' },
};

const ticketKind = ({ status, requiresApproval }: SavedReservation): TicketKind =>
  status === 'held' ? 'held' : requiresApproval ? 'approval' : 'confirmed';

function ticketNoteTextId(
  { status, requiresApproval, partySize }: SavedReservation,
  rules: GuestRules,
): ReserveTextId | null {
  if (status === 'held') return 'reserve.ticket.held.note';
  if (!requiresApproval) return rules.holdMinutes > 0 ? 'reserve.ticket.note' : null;
  return mayNeedDeposit(partySize, rules) ? 'reserve.ticket.deposit.note' : 'reserve.ticket.approval.note';
}

/** For web calendars; without the guest's private link. */
function webCalendarLinks(
  { date, time, duration }: SavedReservation,
  title: string,
  businessDetails: Site['businessDetails'],
) {
  const start = toServiceMinute(time);
  const localStart = toInstant(addDays(date, Math.floor(start / minutesPerDay)), start % minutesPerDay);
  const [startsAt, endsAt] = [0, duration].map((hours) =>
    new Date(Date.parse(localStart) + hours * 3_600_000).toISOString().replace('.000', ''),
  ) as [string, string];
  const location = joinFilledParts([
    businessDetails.name,
    businessDetails.street,
    `${businessDetails.postalCode} ${businessDetails.city}`,
  ]);
  const dates = `${startsAt}/${endsAt}`.replaceAll(/[-:]/g, '');
  const googleQuery = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, location });
  const outlookQuery = new URLSearchParams({
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    location,
  });
  return [
    { name: 'Google', url: `https://calendar.google.com/calendar/render?${googleQuery}` },
    { name: 'Outlook', url: `https://outlook.live.com/calendar/0/deeplink/compose?${outlookQuery}` },
  ];
}
