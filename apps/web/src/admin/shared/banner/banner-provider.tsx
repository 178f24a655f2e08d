import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { useQueryClient } from '@tanstack/react-query';
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
  isStillTrue?: (() => boolean) | undefined;
  /** It has been read, and leaves a sign only. */
  isFolded?: boolean;
}

interface Banner {
  /** With what more there is to say of good news, and the way back. */
  sayDone: (text: string, more?: Pick<Message, 'detail' | 'undo'>) => void;
  /** Until it is dismissed, or is not true any more, which is asked whenever something is read anew. */
  sayFailed: (text: string, isStillTrue?: () => boolean) => void;
  /** Something is done, but somebody has to look after something else. */
  warn: (text: string) => void;
  clear: () => void;
}

const goodNewsLastsMs = 6000;
const timeToUndoMs = 10_000;
const timeToReadMs = 8_000;

const [ResultProvider, useBanner] = requiredContext<Banner>('Banner');
/** Tells the result of what staff have done (spec §2). */
export { useBanner };

/**
 * The admin's one message banner. It lies over the page instead of pushing it down, so that no button moves
 * while it is pressed; a success disappears by itself, a failure leaves a sign that opens it again until it is dismissed.
 */
export function BannerProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [message, setMessage] = useState<Message | null>(null);
  const text = useText<keyof typeof en>();
  const clear = useCallback(() => setMessage(null), []);
  const banner = useMemo<Banner>(
    () => ({
      sayDone: (said, more) => setMessage({ tone: 'success', text: said, ...more }),
      sayFailed: (said, isStillTrue) => setMessage({ tone: 'error', text: said, isStillTrue }),
      warn: (said) => setMessage({ tone: 'warning', text: said }),
      clear,
    }),
    [clear],
  );
  useEffect(() => {
    if (!message || message.tone === 'warning' || message.isFolded) return;
    const fold = () => setMessage({ ...message, isFolded: true });
    const timer =
      message.tone === 'error'
        ? setTimeout(fold, timeToReadMs)
        : setTimeout(clear, message.undo ? timeToUndoMs : goodNewsLastsMs);
    return () => clearTimeout(timer);
  }, [message, clear]);
  useEffect(() => {
    const { isStillTrue } = message ?? {};
    return isStillTrue && queries.getQueryCache().subscribe(() => !isStillTrue() && clear());
  }, [message, clear, queries]);
  return (
    <ResultProvider value={banner}>
      {children}
      <div className={styles.place} role="region" aria-label={text('banner.region')}>
        {message?.isFolded && (
          <Button
            danger
            type="primary"
            className={styles.sign}
            icon={<ExclamationCircleFilled />}
            aria-label={message.text}
            onClick={() => setMessage({ ...message, isFolded: false })}
          />
        )}
        <div aria-live="assertive">
          {message && !message.isFolded && (
            <Alert
              role="status"
              type={message.tone}
              title={message.text}
              description={message.detail}
              action={message.undo && <Button onClick={message.undo}>{text('banner.undo')}</Button>}
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
