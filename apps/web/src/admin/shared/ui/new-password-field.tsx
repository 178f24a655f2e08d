import { accountLimits, passwordProblem } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { type en, useUiText } from './texts';

const errors: Readonly<Record<string, keyof typeof en>> = {
  password_too_short: 'ui.password.short',
  password_too_long: 'ui.password.long',
  password_common: 'ui.password.common',
};

export function usePasswordWords(): (code: string) => string | null {
  const text = useUiText();
  return (code) => {
    const said = errors[code];
    return said ? text(said, { least: accountLimits.passwordMin, most: accountLimits.passwordLength }) : null;
  };
}

interface NewPasswordFieldProps {
  name?: string;
  label: string;
  autoFocus?: boolean;
}

/** Only the server can check if a password is easy to guess. */
export function NewPasswordField({ name = 'password', label, autoFocus = false }: NewPasswordFieldProps) {
  const text = useUiText();
  const wordsOf = usePasswordWords();
  const check = (_rule: unknown, typed: unknown): Promise<void> => {
    const error = passwordProblem(typeof typed === 'string' ? typed : '');
    return error ? Promise.reject(new Error(wordsOf(error) ?? error)) : Promise.resolve();
  };
  return (
    <Form.Item
      name={name}
      label={label}
      extra={text('ui.password.hint', { least: accountLimits.passwordMin })}
      validateTrigger="onSubmit"
      rules={[{ validator: check }]}
    >
      <Input.Password autoFocus={autoFocus} autoComplete="new-password" />
    </Form.Item>
  );
}
