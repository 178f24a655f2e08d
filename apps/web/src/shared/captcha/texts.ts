import { useText } from '../i18n/use-text';
import type { en } from './messages.en';

export type CaptchaMessageId = keyof typeof en;
export const useCaptchaText = useText<CaptchaMessageId>;
