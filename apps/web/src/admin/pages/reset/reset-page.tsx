import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useState } from 'react';
import { ResetPassword } from '../../features/reset/reset-password';
import { resetMessages, useResetText } from '../../features/reset/texts';
import { useAskReset } from '../../features/reset/use-reset';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { Door } from '../../shared/ui/door';

/** Without a key the page asks whose password is forgotten; with one it takes the new password. */
export function ResetPage() {
  const token = location.hash.slice(1);
  return <AdminTexts loaders={resetMessages}>{token ? <ResetPassword token={token} /> : <AskReset />}</AdminTexts>;
}

/** Asks whose password is forgotten; what it says then does not tell whether there is such an account. */
function AskReset() {
  const text = useResetText();
  const [isSent, setSent] = useState(false);
  const { ask, failure, isPending } = useAskReset(() => setSent(true));
  const way = { href: '/admin', text: text('reset.back') };
  if (isSent) return <Door title={text('reset.sent.title')} lead={text('reset.sent.lead')} way={way} />;
  return (
    <Door title={text('reset.title')} lead={text('reset.lead')} way={way}>
      <Form<{ username: string }>
        name="ask-reset"
        layout="vertical"
        requiredMark={false}
        onFinish={({ username }) => ask(username)}
      >
        <Form.Item
          name="username"
          label={text('reset.username')}
          rules={[{ required: true, whitespace: true, message: text('reset.username.required') }]}
        >
          <Input autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
        </Form.Item>
        <div aria-live="assertive">
          {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
        </div>
        <Button type="primary" htmlType="submit" block disabled={isPending}>
          {text(isPending ? 'reset.submitting' : 'reset.submit')}
        </Button>
      </Form>
    </Door>
  );
}
