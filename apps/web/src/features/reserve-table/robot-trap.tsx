import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

/** A field that people neither see nor reach; whoever fills it in is a robot (decisions §6). */
export function RobotTrap({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="reserve-website">{text('reserve.website')}</label>
      <input
        id="reserve-website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={form.values.website}
        onChange={(event) => form.change({ website: event.target.value })}
      />
    </div>
  );
}
