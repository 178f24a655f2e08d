import { en as captcha } from '../../shared/captcha/messages.en';
import { en as email } from '../../shared/email-hint/messages.en';
import { en as forms } from '../../shared/forms/messages.en';
import { en as footer } from './messages.en';

export const en = { ...captcha, ...email, ...forms, ...footer };
