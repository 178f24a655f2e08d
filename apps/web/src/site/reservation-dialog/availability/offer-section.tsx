import { weekdayOf } from '@strapec/domain';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useSite } from '../../../shared/site/site';
import buttons from '../../../shared/ui/buttons.module.css';
import { PhoneLink } from '../../../shared/ui/phone-link';
import { dateInSentence, dateInWords } from '../../../shared/i18n/date-words';
import { offerSectionId, confirmButtonId, focusElement } from '../dialog-focus';
import { useReserveText } from '../texts';
import styles from './offer-section.module.css';
import type { Offer, Offers } from './use-offers';
import type { ReservationFormState } from '../use-reservation-form';

export function OfferSection({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const { offers } = form;
  if (!offers) return null;
  return (
    <section
      id={offerSectionId}
      tabIndex={-1}
      className={styles.alternatives}
      aria-labelledby="reserve-alternatives-text"
    >
      <p id="reserve-alternatives-text" role="status">
        <OffersText offers={offers} form={form} />
      </p>
      {typeof offers.list === 'object' && <OfferList offers={offers.list} form={form} />}
      <PhoneHint lead={text('reserve.alternatives.call')} />
    </section>
  );
}

function OffersText({ offers: { reason, list }, form }: { offers: Offers; form: ReservationFormState }) {
  const text = useReserveText();
  const { language } = useLanguage();
  const { date } = form.values;
  if (reason === 'notOffered')
    return `${text('reserve.failure.notOffered')} ${text(`reserve.alternatives.full.${toOffersState(list)}`)}`;
  if (reason === 'taken' || date === null)
    return text(list.length === 0 ? 'reserve.alternatives.none' : 'reserve.alternatives');
  const fullText = text('reserve.alternatives.full', {
    weekday: weekdayOf(date),
    date: dateInSentence(date, language),
  });
  return `${fullText} ${text(`reserve.alternatives.full.${toOffersState(list)}`)}`;
}

const toOffersState = (offers: Offers['list']) =>
  typeof offers === 'string' ? offers : offers.length === 0 ? 'none' : 'some';

function OfferList({ offers, form }: { offers: readonly Offer[]; form: ReservationFormState }) {
  const offerText = useOfferText();
  if (offers.length === 0) return null;
  const chooseOffer = (offer: Offer) => {
    flushSync(() => form.changeValues(offer)); // the button of a full evening renders after this change
    focusElement(confirmButtonId);
  };
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offerText(offer)}>
          <button type="button" className={`${buttons.onPaper} ${styles.offer}`} onClick={() => chooseOffer(offer)}>
            <span>{offerText(offer)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useOfferText(): (offer: Offer) => string {
  const text = useReserveText();
  const { language } = useLanguage();
  return ({ date, time, duration }) => {
    if (date) return text('reserve.alternatives.next', { date: dateInWords(date, language), time });
    return duration
      ? text('reserve.alternatives.shorter', { time, count: duration })
      : text('reserve.alternatives.same', { time });
  };
}

/** Staff may find a table that the system does not offer. */
export function PhoneHint({ lead }: { lead: string }) {
  const { phone } = useSite().businessDetails;
  if (!phone) return null;
  return (
    <p className={styles.call}>
      {lead} <PhoneLink phone={phone} />
    </p>
  );
}
