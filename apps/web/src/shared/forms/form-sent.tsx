import { useEffect, useId, useRef } from 'react';
import buttons from '../ui/buttons.module.css';
import styles from './form-sent.module.css';

interface FormSentProps {
  title: string;
  text: string;
  /** What leads back to an empty form. */
  another: string;
  onAnother: () => void;
  /** `status` where no toast says the same. */
  role?: 'status' | 'group';
  className?: string | undefined;
  /** What it stands on. */
  ground?: 'paper' | 'night';
}

/** Thanks in place of a form, for as long as the guest wants to look at them; they take the focus that the form had. */
export function FormSent({ title, text, another, onAnother, ...look }: FormSentProps) {
  const { role = 'group', className = '', ground = 'paper' } = look;
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => card.current?.focus(), []);
  return (
    <div
      ref={card}
      tabIndex={-1}
      role={role}
      aria-labelledby={titleId}
      className={`${styles.sent} ${className}`}
      data-ground={ground}
    >
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      <button type="button" className={ground === 'paper' ? buttons.onPaper : buttons.quiet} onClick={onAnother}>
        {another}
      </button>
    </div>
  );
}
