import { en as calendar } from '../../shared/calendar/messages.en';
import { en as captcha } from '../../shared/captcha/messages.en';
import { en as email } from '../../shared/email-hint/messages.en';
import { en as forms } from '../../shared/forms/messages.en';
import { en as inquiry } from './messages.en';

/** Every text of the form and what stands around it. */
export const en = { ...calendar, ...captcha, ...email, ...forms, ...inquiry };
