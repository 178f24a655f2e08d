import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { requiredContext } from '../../../shared/required-context';
import styles from './banner.module.css';
import type { en } from './messages.en';

interface Message {
  tone: 'success' | 'error' | 'warning';
  text: string;
  detail?: string | undefined;
  undo?: (() => void) | undefined;
}

/** What more there is to say of good news, and the way back. */
export interface MoreToSay {
  detail?: string;
  undo?: () => void;
}

export interface Banner {
  sayDone: (text: string, more?: MoreToSay) => void;
  sayFailed: (text: string) => void;
  /** Something is done, but somebody has to look after something else. */
  warn: (text: string) => void;
  clear: () => void;
}

const goodNewsLastsMs = 6000;
const timeToUndoMs = 10_000;

const [ResultProvider, useBanner] = requiredContext<Banner>('Banner');
/** Tells the result of what staff have done (spec §2). */
export { useBanner };

/**
 * The admin's one message banner. It lies over the page instead of pushing it down, so that no button moves
 * while it is pressed; a success disappears by itself, a failure stays until it is dismissed.
 */
export function BannerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null);
  const text = useText<keyof typeof en>();
  const clear = useCallback(() => setMessage(null), []);
  const banner = useMemo<Banner>(
    () => ({
      sayDone: (said, more) => setMessage({ tone: 'success', text: said, ...more }),
      sayFailed: (said) => setMessage({ tone: 'error', text: said }),
      warn: (said) => setMessage({ tone: 'warning', text: said }),
      clear,
    }),
    [clear],
  );
  useEffect(() => {
    if (message?.tone !== 'success') return;
    const timer = setTimeout(clear, message.undo ? timeToUndoMs : goodNewsLastsMs);
    return () => clearTimeout(timer);
  }, [message, clear]);
  return (
    <ResultProvider value={banner}>
      {children}
      <div className={styles.place} role="region" aria-label={text('banner.region')}>
        <div aria-live="assertive">
          {message && (
            <Alert
              role="status"
              type={message.tone}
              title={message.text}
              description={message.detail}
              action={message.undo && <UndoButton onUndo={message.undo} />}
              showIcon
              closable={{ 'aria-label': text('banner.dismiss'), onClose: clear }}
              className={styles.banner}
            />
          )}
        </div>
      </div>
    </ResultProvider>
  );
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const text = useText<keyof typeof en>();
  return <Button onClick={onUndo}>{text('banner.undo')}</Button>;
}
