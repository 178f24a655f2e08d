import type { ReactNode } from 'react';
import styles from './ui.module.css';

export type Tone = 'good' | 'waiting' | 'done' | 'bad' | 'neutral';

export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
