import { sk as words } from '../../shared/menu/messages.sk';
import { sk as own } from './messages.sk';

export const sk = { ...words, ...own };
