import type { ReactNode } from 'react';
import styles from './ui.module.css';
import { useUiText } from './texts';

export type Tone = 'good' | 'waiting' | 'done' | 'bad' | 'neutral';

export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

export function SampleTag({ item: { isSample } }: { item: { isSample?: boolean } }) {
  const text = useUiText();
  return isSample ? <Tag tone="neutral">{text('ui.sample')}</Tag> : null;
}
