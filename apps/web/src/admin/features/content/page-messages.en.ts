import { en as content } from './messages.en';
import { en as sections } from '../../shared/section/messages.en';
import { en as translation } from '../../shared/translation/messages.en';

export const en = { ...sections, ...translation, ...content };
