import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useState } from 'react';
import { Door } from '../../shared/ui/door';
import { useResetText } from './texts';
import { useAskReset } from './use-reset';

/** Asks whose password is forgotten; what it says then does not tell whether there is such an account. */
export function AskReset() {
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
