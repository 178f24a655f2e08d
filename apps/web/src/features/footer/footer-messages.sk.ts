import { sk as captcha } from '../../shared/captcha/messages.sk';
import { sk as email } from '../../shared/email-hint/messages.sk';
import { sk as forms } from '../../shared/forms/messages.sk';
import { sk as footer } from './messages.sk';

export const sk = { ...captcha, ...email, ...forms, ...footer };
