import { sk as content } from './messages.sk';
import { sk as sections } from '../../shared/section/messages.sk';
import { sk as translation } from '../../shared/translation/messages.sk';

/** Every text of the content tab. */
export const sk = { ...sections, ...translation, ...content };
