import { en as images } from './messages.en';
import { en as sections } from '../../shared/section/messages.en';
import { en as files } from '../../shared/files/messages.en';

export const en = { ...sections, ...files, ...images };
