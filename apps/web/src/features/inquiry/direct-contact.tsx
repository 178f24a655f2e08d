import { useSite } from '../../shared/site/site';
import { PhoneLink } from '../../shared/ui/phone-link';
import styles from './inquiry.module.css';
import { useInquiryText } from './texts';

export function DirectContact() {
  const text = useInquiryText();
  const { phone, email } = useSite().venue;
  return (
    <aside className={styles.direct} aria-labelledby="direct-contact">
      <h3 id="direct-contact">{text('events.direct.title')}</h3>
      <p>{text('events.direct.text')}</p>
      <dl>
        <div>
          <dt>{text('events.direct.phone')}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
        <div>
          <dt>{text('events.direct.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
