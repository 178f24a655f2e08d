import { sk as find } from '../features/find/messages.sk';
import { sk as signIn } from '../features/sign-in/messages.sk';
import { sk as banner } from '../shared/banner/messages.sk';
import { sk as failure } from '../shared/failure/messages.sk';
import { sk as live } from '../shared/live/messages.sk';
import { sk as ui } from '../shared/ui/messages.sk';
import { sk as app } from './messages.sk';

/** The texts around every tab; a tab loads its own. */
export const sk = { ...app, ...find, ...signIn, ...banner, ...failure, ...live, ...ui };
