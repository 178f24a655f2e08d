import { useState } from 'react';
import { toMailtoUrl } from '@strapec/domain';
import { PageSection } from '../../shared/ui/page-section';
import { InquiryForm } from './inquiry-form';
import styles from './inquiry.module.css';
import { inquiryTexts, useInquiryText } from './texts';
import { FormSuccess } from '../../shared/forms/form-success';
import forms from '../../shared/forms/form.module.css';
import buttons from '../../shared/ui/buttons.module.css';
import { useSite } from '../../shared/site/site';
import { PhoneLink } from '../../shared/ui/phone-link';

export function Inquiry() {
  const text = useInquiryText();
  const [isSent, setSent] = useState(false);
  return (
    <PageSection
      id="inquiry"
      ground="paper"
      eyebrow={text('events.inquiry.eyebrow')}
      title={text('events.inquiry.title')}
    >
      <div className={styles.content}>
        {isSent ? <InquirySuccess onRestart={() => setSent(false)} /> : <InquiryForm onSent={() => setSent(true)} />}
        <DirectContact />
      </div>
    </PageSection>
  );
}

function InquirySuccess({ onRestart }: { onRestart: () => void }) {
  const text = useInquiryText();
  return (
    <FormSuccess
      className={forms.sent}
      buttonClassName={buttons.onPaper}
      title={text('events.inquiry.success.title')}
      text={text('events.inquiry.success')}
      restartLabel={text('events.inquiry.another')}
      onRestart={onRestart}
      firstFieldId="inquiry-name"
    />
  );
}

function DirectContact() {
  const text = useInquiryText();
  const { phone, email } = useSite().businessDetails;
  if (!phone && !email) return null;
  return (
    <aside className={styles.direct} aria-labelledby="direct-contact">
      <h3 id="direct-contact">{text('events.direct.title')}</h3>
      <p>{text('events.direct.text')}</p>
      <dl>
        {phone && (
          <div>
            <dt>{text('events.direct.phone')}</dt>
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{text('events.direct.email')}</dt>
            <dd>
              <a href={toMailtoUrl(email)}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}

export const inquiry = { Content: Inquiry, texts: inquiryTexts };
