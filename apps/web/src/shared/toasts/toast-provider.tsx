import { type ReactNode, useCallback, useMemo, useReducer, useRef } from 'react';
import { requiredContext } from '../required-context';
import { ToastRegion } from './toast-region';
import { type ToastContent, changeToasts, toastLimits } from './toast-list';

/** A toast that is on show, for whoever put it there. */
export interface ShownToast {
  update: (content: ToastContent) => void;
  dismiss: () => void;
}

export type ShowToast = (content: ToastContent) => ShownToast;

const [ShowToastProvider, useToast] = requiredContext<ShowToast>('Toast');
/** Shows a notification: `useToast()({ title, description, tone })`. It outlives the dialog that asked for it. */
export { useToast };

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, []);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => {
    change({ type: 'dismissed', id });
    setTimeout(() => change({ type: 'removed', id }), toastLimits.removalDelayMs);
  }, []);
  const show = useCallback<ShowToast>(
    (content) => {
      const id = ++lastId.current;
      change({ type: 'added', id, content });
      return { update: (next) => change({ type: 'updated', id, content: next }), dismiss: () => dismiss(id) };
    },
    [dismiss],
  );
  const open = useMemo(() => toasts.filter((toast) => toast.isOpen), [toasts]);
  return (
    <ShowToastProvider value={show}>
      {children}
      <ToastRegion toasts={open} onDismiss={dismiss} />
    </ShowToastProvider>
  );
}
