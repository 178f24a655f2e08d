import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text';
import { createRequiredContext } from '../required-context';
import type { en } from './texts';
import { useTopDialog } from '../ui/top-dialog';
import { ToastCard } from './toast-card';
import type { ToastContent } from './toast';
import styles from './toast-region.module.css';

const [ShowToastProvider, useToast] = createRequiredContext<(content: ToastContent) => void>('Toast');
export { useToast };

/** One at a time, the newest (spec §4). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastContent | null>(null);
  const [shownCount, setShownCount] = useState(0);
  const show = useCallback((content: ToastContent) => {
    setToast(content);
    setShownCount((count) => count + 1);
  }, []);
  return (
    <ShowToastProvider value={show}>
      {children}
      <ToastRegion>
        {toast && <ToastCard key={shownCount} toast={toast} onDismiss={() => setToast(null)} />}
      </ToastRegion>
    </ShowToastProvider>
  );
}

/** A landmark for F8; inside an open dialog, where it can be used. */
function ToastRegion({ children }: { children: ReactNode }) {
  const text = useText<keyof typeof en>();
  const dialog = useTopDialog();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);
  const regionElement = (
    <section ref={region} className={styles.region} aria-label={text('toasts.region')} tabIndex={-1}>
      <div className={styles.list} aria-live="polite" aria-relevant="additions text">
        {children}
      </div>
    </section>
  );
  return dialog ? createPortal(regionElement, dialog) : regionElement;
}
