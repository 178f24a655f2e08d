import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en as files } from '../../shared/files/messages.en';
import type { en } from './messages.en';

type ImagesMessageId = keyof typeof en | keyof typeof files;

export const useImagesText = useText<ImagesMessageId>;

export const imagesMessages: MessageLoaders = {
  en: () => import('./page-messages.en'),
  sk: () => import('./page-messages.sk'),
};
