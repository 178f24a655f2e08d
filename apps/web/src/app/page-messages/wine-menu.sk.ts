import { sk as wineMenu } from '../../pages/wine-menu/messages.sk';
import { common } from './common.sk';

export const messages = { ...common, ...wineMenu };
