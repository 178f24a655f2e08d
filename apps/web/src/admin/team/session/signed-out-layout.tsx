import type { ReactNode } from 'react';
import { VenueIcon } from '../../../shared/ui/logo';
import { useVenueName } from '../../data/use-venue-query';
import parts from '../../ui/parts.module.css';
import styles from './signed-out-layout.module.css';

interface DoorProps {
  title: string;
  lead: string;
  way: { href: string; text: string };
  children?: ReactNode;
}

export function SignedOutLayout({ title, lead, way, children }: DoorProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <span className={styles.logo}>
          <VenueIcon size={40} /> {useVenueName()}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p className={`${parts.muted} ${styles.lead}`}>{lead}</p>
        {children}
        <a href={way.href}>{way.text}</a>
      </div>
    </main>
  );
}
