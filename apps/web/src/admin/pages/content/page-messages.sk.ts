import { sk as content } from '../../features/content/messages.sk';
import { sk as sections } from '../../shared/section/messages.sk';
import { sk as translation } from '../../shared/translation/messages.sk';

/** Every text of the content tab. */
export const messages = { ...sections, ...translation, ...content };
