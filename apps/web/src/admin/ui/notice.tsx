import Alert from 'antd/es/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ui.module.css';

/** A question to answer before a form can be saved. */
export function Notice({ title, description }: { title: string; description: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    void place.current?.scrollIntoView({ block: 'start' }); // newer browsers return a promise
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.notice}>
      <Alert type="warning" showIcon title={title} description={description} />
    </div>
  );
}
