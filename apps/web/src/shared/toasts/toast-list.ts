/** Spec §9. */
export const toastLimits = { maxVisible: 1, durationMs: 5000, removalDelayMs: 1_000_000, minSwipePixels: 50 } as const;

export interface ToastContent {
  title: string;
  description?: string;
  /** `destructive` for errors. */
  tone?: 'default' | 'destructive';
}

export interface Toast extends ToastContent {
  id: number;
  isOpen: boolean;
}

export type ToastChange =
  | { type: 'added'; id: number; content: ToastContent }
  | { type: 'updated'; id: number; content: ToastContent }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number };

/** Dismissed toasts are removed after a delay (spec §4); only the newest stays. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  const changeById = (update: (toast: Toast) => Toast) =>
    toasts.map((toast) => (toast.id === change.id ? update(toast) : toast));
  switch (change.type) {
    case 'added':
      return [{ ...change.content, id: change.id, isOpen: true }, ...toasts].slice(0, toastLimits.maxVisible);
    case 'updated':
      return changeById((toast) => ({ ...change.content, id: toast.id, isOpen: toast.isOpen }));
    case 'dismissed':
      return changeById((toast) => ({ ...toast, isOpen: false }));
    case 'removed':
      return toasts.filter((toast) => toast.id !== change.id);
  }
}
