import Tooltip from 'antd/es/tooltip';
import { type DOMAttributes, type ReactElement, cloneElement, useEffect, useState } from 'react';
import { useMediaQuery } from './use-media-query';

/** Milliseconds (spec §9). */
const showDelayMs = 700;
const resetAfterMs = 300;
const pressEvents = ['pointerdown', 'keydown'];

let lastPress = { isTab: false, pressedAt: -Infinity };
const noHint = { isShown: false, hiddenAt: -Infinity };
let lastHint = noHint;

function recordHint(isShown: boolean): void {
  if (isShown || lastHint.isShown) lastHint = { isShown, hiddenAt: performance.now() };
}

const isSoonAfterHint = (): boolean => lastHint.isShown || performance.now() - lastHint.hiddenAt < resetAfterMs;
const hasPausedPressing = (): boolean => performance.now() - lastPress.pressedAt >= showDelayMs;

/**
 * Not on touch, where it would cover the next target. Any press closes it, because new content may appear in its place.
 */
export function Hint({ text, children }: { text: string; children: ReactElement<DOMAttributes<HTMLElement>> }) {
  const hasPointer = useMediaQuery('(hover: hover) and (pointer: fine)');
  const [isOpen, setOpen] = useState(false);
  const setVisible = (isShown: boolean): void => {
    setOpen(isShown);
    recordHint(isShown);
  };
  useEffect(() => {
    const recordPress = (event: Event): void => {
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      lastPress = { isTab, pressedAt: isTab ? -Infinity : performance.now() };
      setOpen(false);
    };
    for (const pressEvent of pressEvents) addEventListener(pressEvent, recordPress, true);
    return () => {
      for (const pressEvent of pressEvents) removeEventListener(pressEvent, recordPress, true);
      lastHint = noHint;
    };
  }, []);
  return (
    <Tooltip
      title={text}
      open={isOpen}
      trigger={hasPointer ? 'hover' : []}
      mouseEnterDelay={showDelayMs / 1000}
      mouseLeaveDelay={0}
      onOpenChange={(isWanted) => setVisible(isWanted && hasPausedPressing())}
    >
      {cloneElement(children, {
        onMouseEnter: () => hasPointer && isSoonAfterHint() && setVisible(true),
        onFocus: () => lastPress.isTab && setVisible(true),
        onBlur: () => setVisible(false),
      })}
    </Tooltip>
  );
}
