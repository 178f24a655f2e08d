import type { Language } from '@strapec/domain';
import { en as captchaEn } from '../captcha/messages.en';
import { sk as captchaSk } from '../captcha/messages.sk';
import { en as emailEn } from '../email-hint/messages.en';
import { sk as emailSk } from '../email-hint/messages.sk';
import type { Messages } from '../i18n/messages';
import { en } from './messages.en';
import { sk } from './messages.sk';

export const formMessages: Readonly<Record<Language, Messages>> = {
  en: { ...captchaEn, ...emailEn, ...en },
  sk: { ...captchaSk, ...emailSk, ...sk },
};
