import { accountLimits, checkNewPassword } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { toFieldRule } from '../../ui/field-rule';
import { findTextId } from '../../i18n/create-text-hook';
import { texts, useUiText } from '../../ui/texts';

export function usePasswordErrorText(): (code: string) => string | null {
  const text = useUiText();
  return (code) => {
    const textId = findTextId(texts, `ui.error.${code}`);
    return textId
      ? text(textId, { least: accountLimits.minPasswordLength, most: accountLimits.maxPasswordLength })
      : null;
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
  const findPasswordErrorText = usePasswordErrorText();
  const rule = toFieldRule((input) => {
    const errorCode = checkNewPassword(input);
    return errorCode && (findPasswordErrorText(errorCode) ?? errorCode);
  });
  return (
    <Form.Item
      name={name}
      label={label}
      extra={text('ui.password.hint', { least: accountLimits.minPasswordLength })}
      validateTrigger="onSubmit"
      rules={[rule]}
    >
      <Input.Password autoFocus={autoFocus} autoComplete="new-password" />
    </Form.Item>
  );
}
