import { type AriaAttributes, useId } from 'react';
import parts from '../../ui/parts.module.css';
import styles from './reservation-form.module.css';

interface ChipsProps extends AriaAttributes {
  className?: string | undefined;
  options: readonly { value: string; label: string }[];
  selected: string | undefined;
  onSelect: (value: string) => void;
}

/** For touch, where a keyboard covers half of the form; Tab skips them. */
export const Chips = ({ className = '', options, selected, onSelect, ...aria }: ChipsProps) => (
  <div className={`${parts.chips} ${className}`} role="group" {...aria}>
    {options.map(({ value, label }) => (
      <button key={value} type="button" tabIndex={-1} aria-pressed={value === selected} onClick={() => onSelect(value)}>
        {label}
      </button>
    ))}
  </div>
);

export function TitledChips({ title, ...chips }: ChipsProps & { title: string }) {
  const id = useId();
  return (
    <div className={`${parts.muted} ${parts.stack} ${styles.free}`}>
      <p id={id}>{title}</p>
      <Chips aria-labelledby={id} {...chips} />
    </div>
  );
}
