import { en as content } from '../../features/content/messages.en';
import { en as sections } from '../../shared/section/messages.en';
import { en as translation } from '../../shared/translation/messages.en';

/** Every text of the content tab. */
export const messages = { ...sections, ...translation, ...content };
