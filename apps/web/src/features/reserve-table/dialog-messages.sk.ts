import { sk as captcha } from '../../shared/captcha/messages.sk';
import { sk as reserve } from './messages.sk';

/** Every text of the dialog. */
export const messages = { ...captcha, ...reserve };
