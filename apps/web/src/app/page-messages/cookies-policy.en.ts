import { en as cookiesPolicy } from '../../pages/cookies-policy/messages.en';
import { common } from './common.en';

export const messages = { ...common, ...cookiesPolicy };
