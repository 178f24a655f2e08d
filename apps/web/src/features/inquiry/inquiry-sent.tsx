import { useEffect, useRef } from 'react';
import buttons from '../../shared/ui/buttons.module.css';
import styles from './inquiry.module.css';
import { useInquiryText } from './texts';

/** Thanks in place of the form; it takes the focus that the form had. */
export function InquirySent({ onAnother }: { onAnother: () => void }) {
  const text = useInquiryText();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div ref={card} tabIndex={-1} role="status" className={styles.sent}>
      <h3>{text('events.inquiry.success.title')}</h3>
      <p>{text('events.inquiry.success')}</p>
      <button type="button" className={buttons.onPaper} onClick={onAnother}>
        {text('events.inquiry.another')}
      </button>
    </div>
  );
}
