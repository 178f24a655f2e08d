import type { InviteDto } from '@strapec/contracts';
import { isEmail, languageOptions } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useLanguage } from '../../../shared/i18n/language-context';
import styles from './people.module.css';
import { RoleSelect } from './role-select';
import { usePeopleText } from './texts';
import { useInvite } from './use-invitations';

/** Asks whom to invite, and as what. */
export function InviteForm() {
  const text = usePeopleText();
  const { language } = useLanguage();
  const [form] = Form.useForm<InviteDto>();
  const { mutate, isPending } = useInvite(() => form.resetFields(['email']));
  return (
    <section aria-labelledby="invite" className={styles.invite}>
      <h3 id="invite" className={styles.heading}>
        {text('people.invite')}
      </h3>
      <p className={styles.lead}>{text('people.invite.lead')}</p>
      <Form<InviteDto>
        form={form}
        name="invite"
        layout="vertical"
        requiredMark={false}
        className={styles.form}
        initialValues={{ role: 'host', language }}
        onFinish={({ email, ...more }) => mutate({ ...more, email: email.trim() })}
      >
        <Form.Item
          name="email"
          label={text('people.invite.email')}
          validateTrigger="onSubmit"
          rules={[{ validator: (_rule, typed) => checkEmail(typed, text('people.invite.email.invalid')) }]}
        >
          <Input type="text" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item name="role" label={text('people.role')}>
          <RoleSelect />
        </Form.Item>
        <Form.Item name="language" label={text('people.invite.language')}>
          <Select options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'people.invite.submitting' : 'people.invite.submit')}
        </Button>
      </Form>
    </section>
  );
}

function checkEmail(typed: unknown, fault: string): Promise<void> {
  return typeof typed === 'string' && isEmail(typed.trim()) ? Promise.resolve() : Promise.reject(new Error(fault));
}
