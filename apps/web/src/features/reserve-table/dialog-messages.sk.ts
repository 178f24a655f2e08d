import { sk as calendar } from '../../shared/calendar/messages.sk';
import { sk as captcha } from '../../shared/captcha/messages.sk';
import { sk as email } from '../../shared/email-hint/messages.sk';
import { sk as reserve } from './messages.sk';

export const sk = { ...calendar, ...captcha, ...email, ...reserve };
