import { sk as notFound } from '../../pages/not-found/messages.sk';
import { common } from './common.sk';

export const messages = { ...common, ...notFound };
