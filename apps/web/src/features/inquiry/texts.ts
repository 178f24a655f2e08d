import { useText } from '../../shared/i18n/use-text';
import type { en as captcha } from '../../shared/captcha/messages.en';
import type { ErrorMessageId } from '../../shared/forms/texts';
import type { en } from './messages.en';

export type InquiryMessageId = keyof typeof en | ErrorMessageId | Extract<keyof typeof captcha, 'captcha.required'>;
export const useInquiryText = useText<InquiryMessageId>;
