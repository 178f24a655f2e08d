import { en as words } from '../../shared/reservation/messages.en';
import { en as audit } from './messages.en';

export const en = { ...words, ...audit };
