import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text';
import { createRequiredContext } from '../required-context';
import type { toastTexts } from './texts';
import { useTopDialog } from '../ui/top-dialog';
import { ToastCard } from './toast-card';
import { type Toast, type ToastContent, changeToasts, toastLimits } from './toast-list';
import styles from './toast-region.module.css';

export interface ToastHandle {
  update: (content: ToastContent) => void;
  dismiss: () => void;
}

export type ShowToast = (content: ToastContent) => ToastHandle;

const [ShowToastProvider, useShowToast] = createRequiredContext<ShowToast>('Toast');
export { useShowToast };

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(changeToasts, []);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => {
    dispatch({ type: 'dismissed', id });
    setTimeout(() => dispatch({ type: 'removed', id }), toastLimits.removalDelayMs);
  }, []);
  const showToast = useCallback<ShowToast>(
    (content) => {
      const id = ++lastId.current;
      dispatch({ type: 'added', id, content });
      return { update: (next) => dispatch({ type: 'updated', id, content: next }), dismiss: () => dismiss(id) };
    },
    [dismiss],
  );
  const openToasts = useMemo(() => toasts.filter((toast) => toast.isOpen), [toasts]);
  return (
    <ShowToastProvider value={showToast}>
      {children}
      <ToastRegion toasts={openToasts} onDismiss={dismiss} />
    </ShowToastProvider>
  );
}

/** A landmark for F8; inside an open dialog, where it can be used. */
function ToastRegion({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss: (id: number) => void }) {
  const text = useText<keyof typeof toastTexts>();
  const topDialog = useTopDialog();
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
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </div>
    </section>
  );
  return topDialog ? createPortal(regionElement, topDialog) : regionElement;
}
