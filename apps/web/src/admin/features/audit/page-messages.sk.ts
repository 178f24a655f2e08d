import { sk as words } from '../../shared/reservation/messages.sk';
import { sk as audit } from './messages.sk';

export const sk = { ...words, ...audit };
