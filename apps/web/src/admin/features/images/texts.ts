import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en as files } from '../../shared/files/messages.en';
import type { en } from './messages.en';

type ImagesMessageId = keyof typeof en | keyof typeof files;

export type ImagesText = Text<ImagesMessageId>;
export const useImagesText = useText<ImagesMessageId>;
