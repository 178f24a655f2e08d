import Tooltip from 'antd/es/tooltip';
import {
  type DOMAttributes,
  type PropsWithChildren,
  type ReactElement,
  cloneElement,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from './use-media-query';

/** Milliseconds (spec §9). */
const delayMs = 700;
const resetAfterMs = 300;

interface HintTiming {
  waitsMs: number;
  notify: (isShown: boolean) => void;
}

const TimingContext = createContext<HintTiming>({ waitsMs: delayMs, notify: () => undefined });

export function HintProvider({ children }: PropsWithChildren) {
  const [waitsMs, setWaits] = useState(delayMs);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notify = useCallback((isShown: boolean) => {
    clearTimeout(timer.current);
    if (isShown) setWaits(0);
    else timer.current = setTimeout(() => setWaits(delayMs), resetAfterMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const timing = useMemo(() => ({ waitsMs, notify }), [waitsMs, notify]);
  return <TimingContext value={timing}>{children}</TimingContext>;
}

const pressEvents = ['pointerdown', 'keydown'];

let lastPress = { isTab: false, pressedAt: -Infinity };

/**
 * Not on touch, where it would cover the next target. Any press closes it, because new content may appear in its place.
 */
export function Hint({ words, children }: { words: string; children: ReactElement<DOMAttributes<HTMLElement>> }) {
  const { waitsMs, notify } = useContext(TimingContext);
  const hasPointer = useMediaQuery('(hover: hover) and (pointer: fine)');
  const [isOpen, setOpen] = useState(false);
  const setVisible = (isShown: boolean): void => {
    setOpen(isShown);
    notify(isShown);
  };
  useEffect(() => {
    const recordPress = (event: Event): void => {
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      lastPress = { isTab, pressedAt: isTab ? -Infinity : performance.now() };
      setOpen(false);
    };
    for (const press of pressEvents) addEventListener(press, recordPress, true);
    return () => {
      for (const press of pressEvents) removeEventListener(press, recordPress, true);
    };
  }, []);
  const hasPaused = () => performance.now() - lastPress.pressedAt >= waitsMs;
  return (
    <Tooltip
      title={words}
      open={isOpen}
      trigger={hasPointer ? 'hover' : []}
      mouseEnterDelay={waitsMs / 1000}
      mouseLeaveDelay={0}
      onOpenChange={(isWanted) => setVisible(isWanted && hasPaused())}
    >
      {cloneElement(children, { onFocus: () => lastPress.isTab && setVisible(true), onBlur: () => setVisible(false) })}
    </Tooltip>
  );
}
