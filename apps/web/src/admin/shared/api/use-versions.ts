import { HttpError } from '@strapec/contracts';
import { useState } from 'react';

/**
 * What somebody edits as it was when they began (`base`), and what somebody else has saved since, once the API has
 * refused to overwrite it unseen (`theirs`).
 */
export function useVersions<Subject extends object | null>(opened: Subject) {
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Subject | null>(null);
  /** Notes what an error says of another version, and answers with it. */
  const noteTheirs = (error: unknown): Subject | null => {
    const current = currentIn<Subject>(error);
    setTheirs(current);
    return current;
  };
  /** Goes on from what somebody else has saved. */
  const goOnFrom = (current: Subject) => {
    setBase(current);
    setTheirs(null);
  };
  return { base, theirs, noteTheirs, goOnFrom };
}

function currentIn<Subject>(error: unknown): Subject | null {
  if (!(error instanceof HttpError) || error.code !== 'changed_meanwhile') return null;
  return (error.problem as { current?: Subject } | null)?.current ?? null;
}
