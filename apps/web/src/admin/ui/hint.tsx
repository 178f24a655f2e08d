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
import { useMatches } from './use-is-narrow';

/** Milliseconds (spec §9). */
const delayMs = 700;
const skipMs = 300;

interface HintTiming {
  waitsMs: number;
  notify: (isShown: boolean) => void;
}

const Timing = createContext<HintTiming>({ waitsMs: delayMs, notify: () => undefined });

export function HintProvider({ children }: PropsWithChildren) {
  const [waitsMs, setWaits] = useState(delayMs);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notify = useCallback((isShown: boolean) => {
    clearTimeout(timer.current);
    if (isShown) setWaits(0);
    else timer.current = setTimeout(() => setWaits(delayMs), skipMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const timing = useMemo(() => ({ waitsMs, notify }), [waitsMs, notify]);
  return <Timing value={timing}>{children}</Timing>;
}

const presses = ['pointerdown', 'keydown'];

let last = { isTab: false, pressedAt: -Infinity };

/**
 * Not on touch, where it would cover the next target. Any press closes it, because new content may appear in its place.
 */
export function Hint({ words, children }: { words: string; children: ReactElement<DOMAttributes<HTMLElement>> }) {
  const { waitsMs, notify } = useContext(Timing);
  const hasPointer = useMatches('(hover: hover) and (pointer: fine)');
  const [isOpen, setOpen] = useState(false);
  const show = (isShown: boolean): void => {
    setOpen(isShown);
    notify(isShown);
  };
  useEffect(() => {
    const note = (event: Event): void => {
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      last = { isTab, pressedAt: isTab ? -Infinity : performance.now() };
      setOpen(false);
    };
    for (const press of presses) addEventListener(press, note, true);
    return () => {
      for (const press of presses) removeEventListener(press, note, true);
    };
  }, []);
  const isRested = () => performance.now() - last.pressedAt >= waitsMs;
  return (
    <Tooltip
      title={words}
      open={isOpen}
      trigger={hasPointer ? 'hover' : []}
      mouseEnterDelay={waitsMs / 1000}
      mouseLeaveDelay={0}
      onOpenChange={(isWanted) => show(isWanted && isRested())}
    >
      {cloneElement(children, { onFocus: () => last.isTab && show(true), onBlur: () => show(false) })}
    </Tooltip>
  );
}
