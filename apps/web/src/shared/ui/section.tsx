import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A section of a page, on night or on paper, named by its heading. */
export function Section(props: {
  id: string;
  ground: 'night' | 'paper';
  eyebrow: string;
  title: string;
  /** A picture at the top of the section, over the full width, which fades into the section's ground. */
  picture?: ReactNode;
  /** Title and content are side by side if there is room. */
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
