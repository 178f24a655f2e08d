import { en as words } from '../../shared/menu/messages.en';
import { en as own } from './messages.en';

export const en = { ...words, ...own };
