import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createRequiredContext } from '../../../shared/required-context';
import styles from './banner.module.css';
import { useBannerText } from './texts';

interface BannerMessage {
  tone: 'success' | 'error';
  text: string;
  detail?: string | undefined;
  undo?: (() => void) | undefined;
  isStillTrue?: (() => boolean) | undefined;
  isFolded?: boolean;
}

interface Banner {
  showSuccess: (text: string, details?: Pick<BannerMessage, 'detail' | 'undo'>) => void;
  /** Stays until it is dismissed or `isStillTrue` returns false after a reload. */
  showFailure: (text: string, isStillTrue?: () => boolean) => void;
  clear: () => void;
}

const successMs = 6000;
const undoMs = 10_000;
const foldAfterMs = 8_000;

const [BannerContextProvider, useBanner] = createRequiredContext<Banner>('Banner');
/** Spec §2. */
export { useBanner };

/** Covers the page, so that no button moves while it is pressed. */
export function BannerProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const text = useBannerText();
  const banner = useMemo<Banner>(
    () => ({
      showSuccess: (messageText, details) => setMessage({ tone: 'success', text: messageText, ...details }),
      showFailure: (messageText, isStillTrue) => setMessage({ tone: 'error', text: messageText, isStillTrue }),
      clear: () => setMessage(null),
    }),
    [],
  );
  const { clear } = banner;
  useEffect(() => {
    if (!message || message.isFolded) return;
    const fold = () => setMessage({ ...message, isFolded: true });
    const timer =
      message.tone === 'error' ? setTimeout(fold, foldAfterMs) : setTimeout(clear, message.undo ? undoMs : successMs);
    return () => clearTimeout(timer);
  }, [message, clear]);
  useEffect(() => {
    const { isStillTrue } = message ?? {};
    return isStillTrue && queries.getQueryCache().subscribe(() => !isStillTrue() && clear());
  }, [message, clear, queries]);
  return (
    <BannerContextProvider value={banner}>
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
    </BannerContextProvider>
  );
}
