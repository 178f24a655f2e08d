import styles from './robot-trap.module.css';

interface RobotTrapProps {
  id: string;
  /** Asks those who find it by chance to leave it alone. */
  label: string;
  /** Both are left out where the form keeps its own values. */
  value?: string;
  onChange?: (value: string) => void;
}

/** The trap's name, one that robots like. */
export const robotTrap = 'website';

/** A field that people neither see nor reach; whoever fills it in is a robot (rules §6). */
export function RobotTrap({ id, label, value, onChange }: RobotTrapProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={robotTrap}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
