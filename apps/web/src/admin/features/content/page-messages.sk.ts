import { sk as content } from './messages.sk';
import { sk as sections } from '../../shared/section/messages.sk';
import { sk as translation } from '../../shared/translation/messages.sk';

export const sk = { ...sections, ...translation, ...content };
