import { en as navigation } from '../../features/navigation/messages.en';
import { en as toasts } from '../../shared/toasts/messages.en';
import { en as app } from '../messages.en';

/** What every public page says at once; parts that wake late bring their own. */
export const common = { ...app, ...toasts, ...navigation };
