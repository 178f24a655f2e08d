import { sk as cookiesPolicy } from '../../pages/cookies-policy/messages.sk';
import { common } from './common.sk';

export const messages = { ...common, ...cookiesPolicy };
