import { sk as navigation } from '../../features/navigation/messages.sk';
import { sk as toasts } from '../../shared/toasts/messages.sk';
import { sk as app } from '../messages.sk';

/** The texts that every public page needs at once; parts that hydrate late load their own. */
export const common = { ...app, ...toasts, ...navigation };
