import { en as calendar } from '../../shared/calendar/messages.en';
import { en as captcha } from '../../shared/captcha/messages.en';
import { en as email } from '../../shared/email-hint/messages.en';
import { en as reserve } from './messages.en';

export const en = { ...calendar, ...captcha, ...email, ...reserve };
