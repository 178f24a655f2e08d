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

/** Milliseconds (spec §9): until the first hint comes, and how long after one the next comes at once. */
const delayMs = 700;
const skipMs = 300;

interface HintTiming {
  waitsMs: number;
  tell: (isShown: boolean) => void;
}

const Timing = createContext<HintTiming>({ waitsMs: delayMs, tell: () => undefined });

/** Lets whoever goes from one hint to the next read it without waiting anew. */
export function HintProvider({ children }: PropsWithChildren) {
  const [waitsMs, setWaits] = useState(delayMs);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback((isShown: boolean) => {
    clearTimeout(timer.current);
    if (isShown) setWaits(0);
    else timer.current = setTimeout(() => setWaits(delayMs), skipMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const timing = useMemo(() => ({ waitsMs, tell }), [waitsMs, tell]);
  return <Timing value={timing}>{children}</Timing>;
}

const presses = ['pointerdown', 'keydown'];

/** The last press of a key or a pointer, wherever it was. */
let last = { isTab: false, pressedAt: -Infinity };

/**
 * What a button without words does, or what it can be reached by: beside the pointer, after a while (spec §9), or where Tab has led.
 * A finger gets none: a hint would stay there, and take the tap that is meant for what lies below. Any press ends it: what that opens
 * may stand in the same place.
 */
export function Hint({ words, children }: { words: string; children: ReactElement<DOMAttributes<HTMLElement>> }) {
  const { waitsMs, tell } = useContext(Timing);
  const hasPointer = useMatches('(hover: hover) and (pointer: fine)');
  const [isOpen, setOpen] = useState(false);
  const show = (isShown: boolean): void => {
    setOpen(isShown);
    tell(isShown);
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
