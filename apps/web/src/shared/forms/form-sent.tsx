import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

interface FormSentProps {
  title: string;
  text: string;
  againLabel: string;
  onAgain: () => void;
  firstField: string;
  className: string | undefined;
  buttonClassName: string | undefined;
}

/** It takes the focus. */
export function FormSent({ title, text, againLabel, onAgain, firstField, ...classNames }: FormSentProps) {
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => card.current?.focus(), []);
  const startAgain = () => {
    flushSync(onAgain);
    document.getElementById(firstField)?.focus();
  };
  return (
    <div ref={card} tabIndex={-1} role="status" aria-labelledby={titleId} className={classNames.className}>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      <button type="button" className={classNames.buttonClassName} onClick={startAgain}>
        {againLabel}
      </button>
    </div>
  );
}
