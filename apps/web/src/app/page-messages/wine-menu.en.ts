import { en as wineMenu } from '../../pages/wine-menu/messages.en';
import { common } from './common.en';

export const messages = { ...common, ...wineMenu };
