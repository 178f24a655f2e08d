import { sk as events } from '../../pages/events/messages.sk';
import { common } from './common.sk';

export const messages = { ...common, ...events };
