import { useCallback, useState } from 'react';

/** Of every drawer in which something is edited. */
export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** The drawer has gone. */
  onClosed: () => void;
}

/**
 * What a drawer shows, also while it moves away. A drawer that is open is not filled with something else, and `opening`,
 * as its key, lets one that is still moving away begin anew. `open` stays the same: what opens drawers is not drawn anew by one.
 */
export function useDrawer<Subject>() {
  const [{ subject, isOpen, opening }, set] = useState({ subject: null as Subject | null, isOpen: false, opening: 0 });
  const open = useCallback(
    (next: Subject) => set((was) => (was.isOpen ? was : { subject: next, isOpen: true, opening: was.opening + 1 })),
    [],
  );
  const props: DrawerProps = {
    open: isOpen,
    onClose: () => set((was) => ({ ...was, isOpen: false })),
    onClosed: () => set((was) => ({ ...was, subject: null })),
  };
  return { subject, opening, open, props };
}
