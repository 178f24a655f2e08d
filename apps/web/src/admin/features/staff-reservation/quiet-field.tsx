import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import { useEntryText } from './texts';

/** A slip of the pen that is put right need not be told. */
export function QuietField() {
  const text = useEntryText();
  return (
    <Form.Item name="isQuiet" valuePropName="checked">
      <Checkbox>{text('entry.quiet')}</Checkbox>
    </Form.Item>
  );
}
