import { en as hero } from '../../features/hero/messages.en';
import { en as home } from '../../pages/home/messages.en';
import { common } from './common.en';

export const messages = { ...common, ...home, ...hero };
