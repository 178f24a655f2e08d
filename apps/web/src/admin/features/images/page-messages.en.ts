import { en as images } from './messages.en';
import { en as sections } from '../../shared/section/messages.en';
import { en as files } from '../../shared/files/messages.en';

/** Every text of the images tab. */
export const en = { ...sections, ...files, ...images };
