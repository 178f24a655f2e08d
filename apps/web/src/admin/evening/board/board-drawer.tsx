import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { useMediaQuery } from '../../ui/use-media-query';
import { cooldownMs } from '../../ui/use-cooldown';
import styles from './board.module.css';
import { phoneQuery } from './timeline-layout';

interface BoardDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Pixels. */
  size?: number;
  children: ReactNode;
}

export function BoardDrawer({ size = 440, ...props }: BoardDrawerProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const guardPosition = useDoubleTapGuard(props.open);
  return (
    <>
      <SideDrawer {...props} placement={isPhone ? 'bottom' : 'right'} size={isPhone ? 'large' : size} />
      {guardPosition && <span className={styles.guard} style={guardPosition} aria-hidden />}
    </>
  );
}

/** Absorbs the second half of the double tap that closed a drawer. */
function useDoubleTapGuard(open: boolean): { left: number; top: number } | null {
  const lastTap = useRef<PointerEvent>(null);
  const [position, setPosition] = useState<{ left: number; top: number } | null>(null);
  useEffect(() => {
    if (!open) return;
    const recordTap = (event: PointerEvent): void => void (lastTap.current = event);
    document.addEventListener('pointerdown', recordTap, true);
    return () => {
      document.removeEventListener('pointerdown', recordTap, true);
      const {
        clientX: left,
        clientY: top,
        timeStamp,
      } = lastTap.current ?? { clientX: 0, clientY: 0, timeStamp: -cooldownMs };
      if (performance.now() - timeStamp < cooldownMs) setPosition({ left, top });
    };
  }, [open]);
  useEffect(() => {
    if (!position) return;
    const timer = setTimeout(() => setPosition(null), cooldownMs);
    return () => clearTimeout(timer);
  }, [position]);
  return position;
}
