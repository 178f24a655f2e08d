import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'translate.to.slovak': 'Translate to Slovak',
  'translate.to.english': 'Translate to English',
  'translate.nothing': 'No text to translate',
  'translate.done': 'Translation completed successfully!',
  'translate.failed': 'Translation failed. Please try again.',
  'translate.nobody': 'No translator is set up, and no other text of the site matches this one.',
  'translate.none': 'No translator is set up: “Translate” finds only what the site already says in both languages.',
};

const sk: Record<keyof typeof en, string> = {
  'translate.to.slovak': 'Preložiť do slovenčiny',
  'translate.to.english': 'Preložiť do angličtiny',
  'translate.nothing': 'Nie je čo preložiť',
  'translate.done': 'Preklad je hotový!',
  'translate.failed': 'Preklad sa nepodaril. Skúste to, prosím, znova.',
  'translate.nobody': 'Prekladač nie je nastavený a rovnaký text web inde nemá.',
  'translate.none': 'Prekladač nie je nastavený: „Preložiť“ nájde len to, čo už web má v\u00a0oboch jazykoch.',
};

export const useTranslationText = createTextHook({ en, sk });
