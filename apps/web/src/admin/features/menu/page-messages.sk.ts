import { sk as menu } from './messages.sk';
import { sk as files } from '../../shared/files/messages.sk';
import { sk as list } from '../../shared/menu/messages.sk';
import { sk as translation } from '../../shared/translation/messages.sk';
import { sk as guests } from '../../../shared/menu/messages.sk';

export const sk = { ...guests, ...files, ...translation, ...list, ...menu };
