import type { ReactNode } from 'react';
import parts from './parts.module.css';

export interface SectionProps {
  id: string;
  title: ReactNode;
  level?: 2 | 3;
  lead?: string | undefined;
  /** Beside the title. */
  button?: ReactNode;
  className?: string | undefined;
  titleClass?: string | undefined;
  children: ReactNode;
}

/** Named by its title, which has its id. */
export function Section({ id, title, level = 3, lead, button, className, titleClass, children }: SectionProps) {
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className={titleClass}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={id} className={className}>
      {button ? (
        <div className={parts.bar}>
          {heading}
          {button}
        </div>
      ) : (
        heading
      )}
      {lead && <p className={parts.muted}>{lead}</p>}
      {children}
    </section>
  );
}
