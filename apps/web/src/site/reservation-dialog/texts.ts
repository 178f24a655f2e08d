import type { Language } from '@strapec/domain';
import type { Messages } from '../../shared/i18n/messages';
import { type Text, useText } from '../../shared/i18n/use-text';
import { en as calendarEn } from '../../shared/calendar/messages.en';
import { sk as calendarSk } from '../../shared/calendar/messages.sk';
import { en as captchaEn } from '../../shared/captcha/messages.en';
import { sk as captchaSk } from '../../shared/captcha/messages.sk';
import { en as emailEn } from '../../shared/email-hint/messages.en';
import { sk as emailSk } from '../../shared/email-hint/messages.sk';
import { en } from './messages.en';
import { sk } from './messages.sk';

export type ReserveMessageId = keyof typeof en;
export type ReserveText = Text<ReserveMessageId>;
export const useReserveText = useText<ReserveMessageId>;

/** Both languages are in the dialog's chunk: the other one costs less than another round trip on a slow connection. */
export const reserveMessages: Readonly<Record<Language, Messages>> = {
  en: { ...calendarEn, ...captchaEn, ...emailEn, ...en },
  sk: { ...calendarSk, ...captchaSk, ...emailSk, ...sk },
};
