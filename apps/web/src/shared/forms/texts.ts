import { useText } from '../i18n/use-text';
import type { en as captcha } from '../captcha/messages.en';
import type { en } from './messages.en';

export type FormMessageId = keyof typeof en | keyof typeof captcha;

export type ErrorMessageId = Extract<keyof typeof en, `forms.error.${string}`>;
export const useFormText = useText<FormMessageId>;
