import Alert from 'antd/es/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ui.module.css';

/** A question to answer before a form can be saved. */
export function FormWarning({ title, description }: { title: string; description: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.focus({ preventScroll: true });
    void container.current?.scrollIntoView({ block: 'start' }); // newer browsers return a promise
  }, []);
  return (
    <div ref={container} tabIndex={-1} className={styles.notice}>
      <Alert type="warning" showIcon title={title} description={description} />
    </div>
  );
}
