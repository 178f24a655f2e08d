import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../i18n/use-text';
import buttons from '../ui/buttons.module.css';
import { Icon, closeIconPath } from '../ui/icon';
import type { toastTexts } from './texts';
import { type Toast, toastLimits } from './toast-list';
import styles from './toast-region.module.css';

/** The pointer or the focus on it pauses the countdown. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const text = useText<keyof typeof toastTexts>();
  const dismiss = () => onDismiss(toast.id);
  const setCountdownPaused = useCountdown(toastLimits.durationMs, dismiss);
  const swipe = useSwipeToDismiss(toastLimits.minSwipePixels, dismiss);
  return (
    <div
      className={styles.card}
      data-tone={toast.tone ?? 'default'}
      role={toast.tone === 'destructive' ? 'alert' : 'status'}
      style={swipe.offset > 0 ? { transform: `translateX(${swipe.offset}px)` } : undefined}
      onPointerEnter={() => setCountdownPaused(true)}
      onPointerLeave={() => setCountdownPaused(false)}
      onFocus={() => setCountdownPaused(true)}
      onBlur={() => setCountdownPaused(false)}
      {...swipe.handlers}
    >
      <div>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
      </div>
      <button
        type="button"
        className={`${buttons.icon} ${styles.close}`}
        aria-label={text('toasts.close')}
        onClick={dismiss}
      >
        <Icon path={closeIconPath} />
      </button>
    </div>
  );
}

/** Milliseconds, without pauses. */
function useCountdown(durationMs: number, onEnd: () => void): (isPaused: boolean) => void {
  const [isPaused, setPaused] = useState(false);
  const endCountdown = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => endCountdown(), durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, durationMs]);
  return setPaused;
}

/** When released beyond the distance; else the element returns. */
function useSwipeToDismiss(minPixels: number, onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const [offsetPixels, setOffset] = useState(0);
  const movedPixels = (event: PointerEvent) =>
    startX.current === null ? 0 : Math.max(0, event.clientX - startX.current);
  const endSwipe = (isSwiped: boolean) => {
    startX.current = null;
    setOffset(0);
    if (isSwiped) onSwiped();
  };
  return {
    offset: offsetPixels,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => setOffset(movedPixels(event)),
      onPointerUp: (event: PointerEvent) => endSwipe(movedPixels(event) >= minPixels),
      onPointerCancel: () => endSwipe(false),
    },
  };
}
