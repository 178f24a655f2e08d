import { sk as navigation } from '../../features/navigation/messages.sk';
import { sk as toasts } from '../../shared/toasts/messages.sk';
import { sk as app } from '../messages.sk';

/** What every public page says at once; parts that wake late bring their own. */
export const common = { ...app, ...toasts, ...navigation };
