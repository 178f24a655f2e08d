import { en as events } from '../../pages/events/messages.en';
import { common } from './common.en';

export const messages = { ...common, ...events };
