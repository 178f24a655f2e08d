import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'banner.region': ['Messages', 'Správy'],
  'banner.undo': ['Undo', 'Vrátiť'],
  'banner.dismiss': ['Dismiss message', 'Zavrieť správu'],
} satisfies Texts;

export const useBannerText = createTextHook(texts);
