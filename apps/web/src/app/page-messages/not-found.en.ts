import { en as notFound } from '../../pages/not-found/messages.en';
import { common } from './common.en';

export const messages = { ...common, ...notFound };
