import { useText } from '../../shared/i18n/use-text';
import type { en as captcha } from '../../shared/captcha/messages.en';
import type { ErrorMessageId } from '../../shared/forms/texts';
import { en as calendarEn } from '../../shared/calendar/messages.en';
import { sk as calendarSk } from '../../shared/calendar/messages.sk';
import { formMessages } from '../../shared/forms/form-messages';
import { en } from './messages.en';
import { sk } from './messages.sk';

export type InquiryMessageId = keyof typeof en | ErrorMessageId | Extract<keyof typeof captcha, 'captcha.required'>;
export const useInquiryText = useText<InquiryMessageId>;

export const inquiryMessages = {
  en: { ...calendarEn, ...formMessages.en, ...en },
  sk: { ...calendarSk, ...formMessages.sk, ...sk },
};
