import Alert from 'antd/es/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

/** What somebody has to decide before a form can be saved; it comes to their eyes and under their keys, however far down they are. */
export function Notice({ title, description }: { title: string; description: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    void place.current?.scrollIntoView({ block: 'start' }); // newer browsers promise something here
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.notice}>
      <Alert type="warning" showIcon title={title} description={description} />
    </div>
  );
}
