import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A section of a page, on night or on paper, named by its heading. */
export function Section(props: {
  id: string;
  ground: 'night' | 'paper';
  eyebrow: string;
  title: string;
  /** What the section begins with, from one edge of the screen to the other; it sinks into the ground below it. */
  picture?: ReactNode;
  /** Whether title and content stand side by side where there is room. */
  isSplit?: boolean;
  children: ReactNode;
}) {
  const headingId = `${props.id}-heading`;
  return (
    <section id={props.id} className={styles.section} data-ground={props.ground} aria-labelledby={headingId}>
      {props.picture && <div className={styles.picture}>{props.picture}</div>}
      <div className={styles.column} data-split={props.isSplit}>
        <header className={styles.header}>
          <p className={styles.eyebrow}>{props.eyebrow}</p>
          <h2 id={headingId} className={styles.title}>
            {props.title}
          </h2>
        </header>
        {props.children}
      </div>
    </section>
  );
}
