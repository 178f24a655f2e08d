import { sk as images } from './messages.sk';
import { sk as sections } from '../../shared/section/messages.sk';
import { sk as files } from '../../shared/files/messages.sk';

export const sk = { ...sections, ...files, ...images };
