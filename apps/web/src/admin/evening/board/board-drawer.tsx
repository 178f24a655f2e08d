import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { useMediaQuery } from '../../ui/use-media-query';
import { cooldownMs, useCooldown } from '../../ui/use-cooldown';
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
  const [position, setPosition] = useState({ left: 0, top: 0 });
  const { isCoolingDown, startCooldown } = useCooldown();
  const guard = useEffectEvent(({ clientX: left, clientY: top, timeStamp }: PointerEvent) => {
    if (performance.now() - timeStamp >= cooldownMs) return;
    setPosition({ left, top });
    startCooldown();
  });
  useEffect(() => {
    if (!open) return;
    const recordTap = (event: PointerEvent): void => void (lastTap.current = event);
    document.addEventListener('pointerdown', recordTap, true);
    return () => {
      document.removeEventListener('pointerdown', recordTap, true);
      if (lastTap.current) guard(lastTap.current);
    };
  }, [open]);
  return isCoolingDown ? position : null;
}
