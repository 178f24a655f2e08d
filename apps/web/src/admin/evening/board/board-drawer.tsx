import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { useMatches } from '../../ui/use-is-narrow';
import { restMs } from '../../ui/use-rest';
import styles from './board.module.css';
import { phone } from './layout';

interface BoardDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Pixels. */
  size?: number;
  children: ReactNode;
}

export function BoardDrawer({ size = 440, ...props }: BoardDrawerProps) {
  const isPhone = useMatches(phone);
  const guarded = useGuardedSpot(props.open);
  return (
    <>
      <SideDrawer {...props} placement={isPhone ? 'bottom' : 'right'} size={isPhone ? 'large' : size} />
      {guarded && <span className={styles.guard} style={guarded} aria-hidden />}
    </>
  );
}

/** Absorbs the second half of the double tap that closed a drawer. */
function useGuardedSpot(open: boolean): { left: number; top: number } | null {
  const tap = useRef<PointerEvent>(null);
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);
  useEffect(() => {
    if (!open) return;
    const note = (event: PointerEvent): void => void (tap.current = event);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('pointerdown', note, true);
      const { clientX: left, clientY: top, timeStamp } = tap.current ?? { clientX: 0, clientY: 0, timeStamp: -restMs };
      if (performance.now() - timeStamp < restMs) setSpot({ left, top });
    };
  }, [open]);
  useEffect(() => {
    if (!spot) return;
    const timer = setTimeout(() => setSpot(null), restMs);
    return () => clearTimeout(timer);
  }, [spot]);
  return spot;
}
