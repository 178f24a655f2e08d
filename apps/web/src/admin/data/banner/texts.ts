import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'banner.region': 'Messages',
  'banner.undo': 'Undo',
  'banner.dismiss': 'Dismiss message',
};

const sk: Record<keyof typeof en, string> = {
  'banner.region': 'Správy',
  'banner.undo': 'Vrátiť',
  'banner.dismiss': 'Zavrieť správu',
};

export const useBannerText = createTextHook({ en, sk });
