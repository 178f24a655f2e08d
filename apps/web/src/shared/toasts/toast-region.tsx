import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text';
import type { en } from './messages.en';
import { ToastCard } from './toast-card';
import type { Toast } from './toast-list';
import styles from './toast-region.module.css';

/** Where notifications appear: a landmark that F8 reaches and that a dialog's focus trap leaves alone. */
export function ToastRegion({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss: (id: number) => void }) {
  const text = useText<keyof typeof en>();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    // The dialog's focus trap listens on the window and would pull the focus back before a toast can be closed.
    const escapeFocusTrap = (event: FocusEvent) => {
      if (event.target instanceof Node && region.current?.contains(event.target)) event.stopPropagation();
    };
    document.addEventListener('keydown', focusRegion);
    document.addEventListener('focusin', escapeFocusTrap);
    return () => {
      document.removeEventListener('keydown', focusRegion);
      document.removeEventListener('focusin', escapeFocusTrap);
    };
  }, []);
  return (
    <section ref={region} className={styles.region} aria-label={text('toasts.region')} tabIndex={-1}>
      <div className={styles.list} aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </div>
    </section>
  );
}
