import { type ComponentProps, useEffect } from 'react';
import { addListeners } from '../../../shared/add-listeners';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { useMediaQuery } from '../../ui/use-media-query';
import { cooldownMs } from '../../ui/use-cooldown';
import styles from './board.module.css';
import { phoneMediaQuery } from './timeline-layout';

type BoardDrawerProps = Pick<ComponentProps<typeof SideDrawer>, 'open' | 'onClose' | 'title' | 'size' | 'children'>;

export function BoardDrawer({ size = 440, ...props }: BoardDrawerProps) {
  const isPhone = useMediaQuery(phoneMediaQuery);
  useDoubleTapGuard(props.open);
  return <SideDrawer {...props} placement={isPhone ? 'bottom' : 'right'} size={isPhone ? 'large' : size} />;
}

function useDoubleTapGuard(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let lastTap: PointerEvent | null = null;
    const recordTap = (event: PointerEvent): void => void (lastTap = event);
    const stopListening = addListeners(document, { pointerdown: recordTap }, { capture: true });
    return () => {
      stopListening();
      if (lastTap && performance.now() - lastTap.timeStamp < cooldownMs) guardAgainstDoubleTap(lastTap, cooldownMs);
    };
  }, [isOpen]);
}

/** The second tap must not press what has just come under the finger. */
export function guardAgainstDoubleTap({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, ms: number): void {
  const guard = document.createElement('span');
  guard.className = styles.guard ?? '';
  Object.assign(guard.style, { left: `${clientX}px`, top: `${clientY}px` });
  document.body.append(guard);
  setTimeout(() => guard.remove(), ms);
}
