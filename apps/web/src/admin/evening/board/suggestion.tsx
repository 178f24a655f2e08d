import type { PropsWithChildren, ReactNode } from 'react';
import parts from '../../ui/parts.module.css';
import styles from './parties.module.css';

export const Suggestion = ({ action, children }: PropsWithChildren<{ action: ReactNode }>) => (
  <div className={`${parts.bar} ${parts.ruled} ${styles.instead}`}>
    <span>{children}</span>
    {action}
  </div>
);
