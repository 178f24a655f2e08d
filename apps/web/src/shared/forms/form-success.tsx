import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

interface FormSuccessProps {
  title: string;
  text: string;
  restartLabel: string;
  onRestart: () => void;
  firstFieldId: string;
  className: string | undefined;
  buttonClassName: string | undefined;
}

/** It takes the focus. */
export function FormSuccess({ title, text, restartLabel, onRestart, firstFieldId, ...classNames }: FormSuccessProps) {
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => card.current?.focus(), []);
  const startAgain = () => {
    flushSync(onRestart);
    document.getElementById(firstFieldId)?.focus();
  };
  return (
    <div ref={card} tabIndex={-1} role="status" aria-labelledby={titleId} className={classNames.className}>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      <button type="button" className={classNames.buttonClassName} onClick={startAgain}>
        {restartLabel}
      </button>
    </div>
  );
}
