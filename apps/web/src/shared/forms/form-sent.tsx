import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

interface FormSentProps {
  title: string;
  text: string;
  /** The label of the button that opens an empty form. */
  another: string;
  onAnother: () => void;
  /** The id of the empty form's first field, which gets the focus. */
  firstField: string;
  className: string | undefined;
  buttonClassName: string | undefined;
}

/** The confirmation in place of a form, until the guest opens a new one; it takes the focus from the form. */
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
