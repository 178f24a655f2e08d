import { FormSent } from '../../shared/forms/form-sent';
import { useInquiryText } from './texts';

/** Thanks in place of the form. */
export function InquirySent({ onAnother }: { onAnother: () => void }) {
  const text = useInquiryText();
  return (
    <FormSent
      role="status"
      title={text('events.inquiry.success.title')}
      text={text('events.inquiry.success')}
      another={text('events.inquiry.another')}
      onAnother={onAnother}
    />
  );
}
