import { type GuestNote, noteLengths } from '@strapec/domain';
import TextArea from 'antd/es/input/TextArea';
import { Field } from './field';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

/** What else the house should know, and how much room is left for it. */
export function NoteField({ form, note }: { form: ReserveTableForm; note: GuestNote }) {
  const text = useReserveText();
  const value = form.values[note];
  const count = noteLengths[note] - value.length;
  const hint = value === '' ? text(`reserve.${note}.hint`) : text('reserve.note.left', { count });
  return (
    <Field form={form} field={note} label={text(`reserve.${note}`)} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          name={note}
          className={styles.requests}
          rows={2}
          maxLength={noteLengths[note]}
          value={value}
          onChange={(event) => form.change({ [note]: event.target.value })}
        />
      )}
    </Field>
  );
}
