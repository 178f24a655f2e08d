import type { PropsWithChildren, ReactNode } from 'react';
import parts from '../../ui/parts.module.css';
import styles from './parties.module.css';

/** A way to a table, and the button that takes it. */
export const Suggestion = ({ action, children }: PropsWithChildren<{ action: ReactNode }>) => (
  <div className={`${parts.bar} ${parts.ruled} ${styles.instead}`}>
    <span>{children}</span>
    {action}
  </div>
);
