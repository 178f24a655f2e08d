import { useCallback, useState } from 'react';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/**
 * `openCount`, as its key, resets a drawer that reopens while it closes. `open` is stable, so that the page does not
 * render again.
 */
export function useDrawer<Subject>() {
  const [{ subject, isOpen, openCount }, setState] = useState({
    subject: null as Subject | null,
    isOpen: false,
    openCount: 0,
  });
  const open = useCallback(
    (newSubject: Subject) =>
      setState((was) => (was.isOpen ? was : { subject: newSubject, isOpen: true, openCount: was.openCount + 1 })),
    [],
  );
  const props: DrawerProps = {
    open: isOpen,
    onClose: () => setState((was) => ({ ...was, isOpen: false })),
    onClosed: () => setState((was) => ({ ...was, subject: null })),
  };
  return { subject, openCount, open, props };
}

/** The value, or the last one while its drawer closes. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [lastValue, setLast] = useState(value);
  if (value !== null && value !== lastValue) setLast(value);
  return value ?? lastValue;
}
