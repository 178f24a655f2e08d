import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type ImagesText = Text<keyof typeof en>;
export const useImagesText = useText<keyof typeof en>;
