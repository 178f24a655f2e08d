import parts from './parts.module.css';
import { useUiText } from './texts';

interface StatsProps {
  stats: readonly { name: string; count: number; tone?: 'good' | 'bad' | undefined }[];
  className?: string | undefined;
}

export function Stats({ stats, className = '' }: StatsProps) {
  const text = useUiText();
  return (
    <dl className={`${parts.stats} ${parts.toned} ${className}`}>
      {stats.map(({ name, count, tone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-tone={count > 0 ? tone : undefined}>{text('ui.number', { count })}</dd>
        </div>
      ))}
    </dl>
  );
}
