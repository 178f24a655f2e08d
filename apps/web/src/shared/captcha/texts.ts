import { useText } from '../i18n/use-text';
import type { en } from './messages.en';

export const useCaptchaText = useText<keyof typeof en>;
