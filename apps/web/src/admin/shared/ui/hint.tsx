import Tooltip from 'antd/es/tooltip';
import {
  type PropsWithChildren,
  type ReactElement,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

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

/** What a button without words does, or what it can be reached by: beside the pointer, after a while (spec §9). */
export function Hint({ words, children }: { words: string; children: ReactElement }) {
  const { waitsMs, tell } = useContext(Timing);
  return (
    <Tooltip title={words} mouseEnterDelay={waitsMs / 1000} mouseLeaveDelay={0} onOpenChange={tell}>
      {children}
    </Tooltip>
  );
}
