import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

interface FormSentProps {
  title: string;
  text: string;
  another: string;
  onAnother: () => void;
  firstField: string;
  className: string | undefined;
  buttonClassName: string | undefined;
}

/** It takes the focus. */
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
