import parts from '../ui/parts.module.css';
import { useNewsletterText } from './texts';

interface CountsProps {
  counts: readonly { name: string; count: number; tone?: 'good' | 'bad' }[];
}

export function Counts({ counts }: CountsProps) {
  const text = useNewsletterText();
  return (
    <dl className={`${parts.stats} ${parts.toned}`}>
      {counts.map(({ name, count, tone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-tone={count > 0 ? tone : undefined}>{text('newsletter.number', { count })}</dd>
        </div>
      ))}
    </dl>
  );
}
