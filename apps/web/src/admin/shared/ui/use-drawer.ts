import { useState } from 'react';

/** Of every drawer in which something is edited. */
export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** The drawer has gone. */
  onClosed: () => void;
}

/**
 * What a drawer shows, also while it moves away. A drawer that is open is not filled with something else, and `opening`,
 * as its key, lets one that is still moving away begin anew.
 */
export function useDrawer<Subject>() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const open = (next: Subject) => {
    if (isOpen) return;
    setSubject(next);
    setOpening(opening + 1);
    setOpen(true);
  };
  const props: DrawerProps = { open: isOpen, onClose: () => setOpen(false), onClosed: () => setSubject(null) };
  return { subject, opening, open, props };
}
