import type { ReactNode } from 'react';
import { HouseIcon } from '../../../shared/ui/logo';
import { useHouseName } from '../api/use-house-query';
import styles from './door.module.css';

interface DoorProps {
  title: string;
  lead: string;
  way: { href: string; text: string };
  children?: ReactNode;
}

export function Door({ title, lead, way, children }: DoorProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <span className={styles.logo}>
          <HouseIcon size={40} /> {useHouseName()}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        <a href={way.href}>{way.text}</a>
      </div>
    </main>
  );
}
