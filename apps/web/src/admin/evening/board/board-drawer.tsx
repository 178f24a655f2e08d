import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { useMediaQuery } from '../../ui/use-media-query';
import { cooldownMs, useCooldown } from '../../ui/use-cooldown';
import styles from './board.module.css';
import { phoneMediaQuery } from './timeline-layout';

interface BoardDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Pixels. */
  size?: number;
  children: ReactNode;
}

export function BoardDrawer({ size = 440, ...props }: BoardDrawerProps) {
  const isPhone = useMediaQuery(phoneMediaQuery);
  const guardPosition = useDoubleTapGuard(props.open);
  return (
    <>
      <SideDrawer {...props} placement={isPhone ? 'bottom' : 'right'} size={isPhone ? 'large' : size} />
      {guardPosition && <span className={styles.guard} style={guardPosition} aria-hidden />}
    </>
  );
}

/** Absorbs the second half of the double tap that closed a drawer. */
function useDoubleTapGuard(isOpen: boolean): { left: number; top: number } | null {
  const lastTap = useRef<PointerEvent>(null);
  const [position, setPosition] = useState({ left: 0, top: 0 });
  const { isCoolingDown, startCooldown } = useCooldown();
  const placeGuard = useEffectEvent(({ clientX: left, clientY: top, timeStamp }: PointerEvent) => {
    if (performance.now() - timeStamp >= cooldownMs) return;
    setPosition({ left, top });
    startCooldown();
  });
  useEffect(() => {
    if (!isOpen) return;
    const recordTap = (event: PointerEvent): void => void (lastTap.current = event);
    document.addEventListener('pointerdown', recordTap, true);
    return () => {
      document.removeEventListener('pointerdown', recordTap, true);
      if (lastTap.current) placeGuard(lastTap.current);
    };
  }, [isOpen]);
  return isCoolingDown ? position : null;
}
