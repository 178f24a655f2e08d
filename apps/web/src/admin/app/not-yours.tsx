import Alert from 'antd/es/alert';
import { useAdminText } from './texts';

/** Instead of a page that the role of whoever works here does not open. */
export function NotYours() {
  const text = useAdminText();
  return <Alert type="info" showIcon title={text('admin.notYours')} description={text('admin.notYours.then')} />;
}
