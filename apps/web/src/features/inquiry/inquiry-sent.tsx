import { FormSent } from '../../shared/forms/form-sent';
import forms from '../../shared/forms/form.module.css';
import buttons from '../../shared/ui/buttons.module.css';
import { useInquiryText } from './texts';

/** Thanks in place of the form. */
export function InquirySent({ onAnother }: { onAnother: () => void }) {
  const text = useInquiryText();
  return (
    <FormSent
      className={forms.sent}
      buttonClassName={buttons.onPaper}
      title={text('events.inquiry.success.title')}
      text={text('events.inquiry.success')}
      another={text('events.inquiry.another')}
      onAnother={onAnother}
      firstField="inquiry-name"
    />
  );
}
