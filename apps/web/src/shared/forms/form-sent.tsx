import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

interface FormSentProps {
  title: string;
  text: string;
  /** What leads back to an empty form. */
  another: string;
  onAnother: () => void;
  /** The id of the empty form's first field, where the guest goes on. */
  firstField: string;
  className: string | undefined;
  buttonClassName: string | undefined;
}

/** Thanks in place of a form, for as long as the guest wants to look at them; they take the focus that the form had. */
export function FormSent({ title, text, another, onAnother, firstField, ...look }: FormSentProps) {
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => card.current?.focus(), []);
  const beginAnew = () => {
    flushSync(onAnother);
    document.getElementById(firstField)?.focus();
  };
  return (
    <div ref={card} tabIndex={-1} role="status" aria-labelledby={titleId} className={look.className}>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      <button type="button" className={look.buttonClassName} onClick={beginAnew}>
        {another}
      </button>
    </div>
  );
}
