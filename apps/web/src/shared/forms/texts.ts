import { useText } from '../i18n/use-text';
import type { en as captcha } from '../captcha/messages.en';
import type { en } from './messages.en';

export type FormMessageId = keyof typeof en | keyof typeof captcha;

/** What every form says about a field in the same words. */
export type FaultMessageId = Extract<keyof typeof en, `forms.fault.${string}`>;
export const useFormText = useText<FormMessageId>;
