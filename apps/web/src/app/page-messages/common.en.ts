import { en as navigation } from '../../features/navigation/messages.en';
import { en as toasts } from '../../shared/toasts/messages.en';
import { en as app } from '../messages.en';

/** The texts that every public page needs at once; parts that hydrate late load their own. */
export const common = { ...app, ...toasts, ...navigation };
