import { en as menu } from './messages.en';
import { en as files } from '../../shared/files/messages.en';
import { en as list } from '../../shared/menu/messages.en';
import { en as translation } from '../../shared/translation/messages.en';
import { en as guests } from '../../../shared/menu/messages.en';

export const en = { ...guests, ...files, ...translation, ...list, ...menu };
