import { sk as words } from '../../shared/reservation/messages.sk';
import { sk as audit } from './messages.sk';

/** Every text of the record of changes. */
export const sk = { ...words, ...audit };
