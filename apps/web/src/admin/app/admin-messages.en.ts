import { en as find } from '../features/find/messages.en';
import { en as signIn } from '../features/sign-in/messages.en';
import { en as banner } from '../shared/banner/messages.en';
import { en as failure } from '../shared/failure/messages.en';
import { en as live } from '../shared/live/messages.en';
import { en as ui } from '../shared/ui/messages.en';
import { en as app } from './messages.en';

/** The texts around every tab; a tab loads its own. */
export const en = { ...app, ...find, ...signIn, ...banner, ...failure, ...live, ...ui };
