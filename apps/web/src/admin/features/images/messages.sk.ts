import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'images.title': 'Obrázky',
};
