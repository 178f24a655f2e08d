import { sk as hero } from '../../features/hero/messages.sk';
import { sk as home } from '../../pages/home/messages.sk';
import { common } from './common.sk';

export const messages = { ...common, ...home, ...hero };
