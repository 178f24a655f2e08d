import { useState } from 'react';
import { Section } from '../../shared/ui/section';
import { DirectContact } from './direct-contact';
import { InquiryForm } from './inquiry-form';
import styles from './inquiry.module.css';
import { InquirySent } from './inquiry-sent';
import { useInquiryText } from './texts';

/** A private event, asked about: the form, then the thanks; beside it the phone for those who would rather talk. */
export function Inquiry() {
  const text = useInquiryText();
  const [isSent, setSent] = useState(false);
  return (
    <Section id="inquiry" ground="paper" eyebrow={text('events.inquiry.eyebrow')} title={text('events.inquiry.title')}>
      <div className={styles.content}>
        {isSent ? <InquirySent onAnother={() => setSent(false)} /> : <InquiryForm onSent={() => setSent(true)} />}
        <DirectContact />
      </div>
    </Section>
  );
}
