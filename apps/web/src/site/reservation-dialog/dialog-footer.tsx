import { localizePath, needsApproval, reservationLimits, formatEndTime, weekdayOf } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { useSite } from '../../shared/site/site';
import buttons from '../../shared/ui/buttons.module.css';
import { PhoneLink } from '../../shared/ui/phone-link';
import { useIsSlow } from '../../shared/use-is-slow';
import styles from './reserve-table-dialog.module.css';
import { dateInSentence } from '../../shared/i18n/date-words';
import { offerSectionId, confirmButtonId, focusElement } from './dialog-focus';
import sendingNoteStyles from './sending-note.module.css';
import { useReserveText } from './texts';
import type { ReservationFormState } from './use-reservation-form';

export function DialogFooter({ form, formId }: { form: ReservationFormState; formId: string }) {
  return (
    <>
      <SendStatus form={form} />
      <div className={styles.choice}>
        <VisitSummary form={form} />
        <FooterButton form={form} formId={formId} />
      </div>
    </>
  );
}

function FooterButton({ form, formId }: { form: ReservationFormState; formId: string }) {
  const text = useReserveText();
  const { language } = useLanguage();
  const { date, isLargerParty } = form.values;
  if (isLargerParty)
    return (
      <a className={confirmClass} href={inquiryAddress(localizePath(language, '/events'), date)}>
        {text('reserve.larger.write')}
      </a>
    );
  if (form.offers?.reason === 'full')
    return (
      <button
        type="button"
        className={`${buttons.onPaper} ${styles.confirm}`}
        onClick={() => focusElement(offerSectionId)}
      >
        {text('reserve.alternatives.see')}
      </button>
    );
  return (
    <button id={confirmButtonId} type="submit" form={formId} disabled={form.isSending} className={confirmClass}>
      <ConfirmLabel form={form} />
    </button>
  );
}

const confirmClass = `${buttons.primary} ${styles.confirm}`;

const inquiryAddress = (pagePath: string, date: string | null): string =>
  `${pagePath}${date ? `?date=${date}` : ''}#inquiry`;

function ConfirmLabel({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const isRequest = needsApproval(form.values.partySize, form.rules);
  if (form.isSending) return text(isRequest ? 'reserve.asking' : 'reserve.confirming');
  if (form.notice?.isFailure) return text('reserve.tryAgain');
  return text(isRequest ? 'reserve.ask' : 'reserve.confirm');
}

function VisitSummary({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const { language } = useLanguage();
  const { date, time, partySize, duration, isLargerParty } = form.values;
  if (isLargerParty)
    return <p className={styles.words}>{text('reserve.larger', { count: reservationLimits.maxPartySize })}</p>;
  if (date === null) return <p className={styles.words}>{text('reserve.summary.empty')}</p>;
  const dayValues = { weekday: weekdayOf(date), date: dateInSentence(date, language), count: partySize };
  if (form.offers?.reason === 'full') return <p className={styles.words}>{text('reserve.summary.full', dayValues)}</p>;
  if (time === null) return <p className={styles.words}>{text('reserve.summary.day', dayValues)}</p>;
  const until = formatEndTime({ time, duration });
  return (
    <p className={styles.words} data-complete>
      {text('reserve.summary', { ...dayValues, from: time, until })}
    </p>
  );
}

const slowAfterMs = 8_000;

function SendStatus({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const isSlow = useIsSlow(form.isSending, slowAfterMs);
  const { phone } = useSite().businessDetails;
  return (
    <>
      <div role="status">{isSlow && <p className={sendingNoteStyles.note}>{text('reserve.slow')}</p>}</div>
      {form.notice && (
        <div role="alert" className={sendingNoteStyles.failure}>
          <strong>{form.notice.title}</strong>
          <p>{form.notice.text}</p>
          {form.notice.isFailure && phone && (
            <p>
              {text('reserve.failure.or')} <PhoneLink phone={phone} />.
            </p>
          )}
        </div>
      )}
      {form.isAlreadyReserved && (
        <button type="button" className={buttons.onPaper} onClick={() => form.submit({ isSecondTable: true })}>
          {text('reserve.failure.already.second')}
        </button>
      )}
    </>
  );
}
