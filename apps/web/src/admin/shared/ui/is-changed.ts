import type { FormInstance } from 'antd/es/form';

/** Whether a form holds something else than what is saved, whoever put it there. */
export function isChanged<Values extends object>(form: FormInstance<Values>, saved: Values): boolean {
  const values = form.getFieldsValue();
  return (Object.keys(saved) as (keyof Values)[]).some((field) => values[field] !== saved[field]);
}
