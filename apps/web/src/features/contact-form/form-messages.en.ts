import { en as captcha } from '../../shared/captcha/messages.en';
import { en as email } from '../../shared/email-hint/messages.en';
import { en as forms } from '../../shared/forms/messages.en';
import { en as contact } from './messages.en';

/** Every text of the form. */
export const en = { ...captcha, ...email, ...forms, ...contact };
