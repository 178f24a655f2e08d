import type { Language } from '@strapec/domain';
import { en as captchaEn, sk as captchaSk } from '../captcha/texts';
import { en as emailEn, sk as emailSk } from '../email-hint/texts';
import type { Messages } from '../i18n/messages';
import { en, sk } from './texts';

export const formMessages: Readonly<Record<Language, Messages>> = {
  en: { ...captchaEn, ...emailEn, ...en },
  sk: { ...captchaSk, ...emailSk, ...sk },
};
