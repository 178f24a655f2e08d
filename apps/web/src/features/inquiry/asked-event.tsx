import { inquireAbout } from '../../shared/events/inquiry-subject';
import { type PublicEvent, eventTexts } from '../../shared/events/public-event';
import { dateInWords } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import forms from '../../shared/forms/form.module.css';
import buttons from '../../shared/ui/buttons.module.css';
import styles from './asked-event.module.css';
import { useInquiryText } from './texts';

/** The public event that the guest asks about, in place of kind and day; its fields are the form's. */
export function AskedEvent({ event }: { event: PublicEvent }) {
  const text = useInquiryText();
  const { language } = useLanguage();
  const { id, date, time, spotsAvailable, pricePerPerson } = event;
  const { title, lang } = eventTexts(event, language);
  const price =
    pricePerPerson === null
      ? []
      : [text('events.inquiry.public.price', { price: priceInWords(pricePerPerson, language) })];
  const facts = [
    `${dateInWords(date, language)}, ${time}`,
    ...price,
    text('events.inquiry.public.places', { count: spotsAvailable }),
  ];
  return (
    <div className={styles.event} role="group" aria-labelledby="inquiry-event">
      <input type="hidden" name="eventId" value={id} />
      <input type="hidden" name="eventType" value="public_event" />
      <input type="hidden" name="eventDate" value={date} />
      <p className={forms.hint}>{text('events.inquiry.public')}</p>
      <p id="inquiry-event" className={styles.title} lang={lang}>
        {title}
      </p>
      <p>{facts.join(' · ')}</p>
      <button type="button" className={`${buttons.onPaper} ${styles.other}`} onClick={() => inquireAbout(null)}>
        {text('events.inquiry.public.other')}
      </button>
    </div>
  );
}
