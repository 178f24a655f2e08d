import { en as words } from '../../shared/reservation/messages.en';
import { en as audit } from './messages.en';

/** Every text of the record of changes. */
export const en = { ...words, ...audit };
