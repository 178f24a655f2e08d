import type { ReactNode } from 'react';
import styles from './page-section.module.css';

export function PageSection(props: {
  id: string;
  ground: 'night' | 'paper';
  eyebrow: string;
  title: string;
  picture?: ReactNode;
  isSplit?: boolean;
  children: ReactNode;
}) {
  const headingId = `${props.id}-heading`;
  return (
    <section id={props.id} className={styles.section} data-ground={props.ground} aria-labelledby={headingId}>
      {props.picture && <div className={styles.picture}>{props.picture}</div>}
      <div className={styles.column} data-column data-split={props.isSplit}>
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

export function PageTitle({ id, eyebrow, title }: { id?: string; eyebrow: string; title: string }) {
  return (
    <>
      <p className={`${styles.eyebrow} ${styles.wide}`}>{eyebrow}</p>
      <h1 id={id} className={styles.pageTitle}>
        {title}
      </h1>
    </>
  );
}
