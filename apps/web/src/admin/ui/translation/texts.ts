import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'translate.to.slovak': ['Translate to Slovak', 'Preložiť do slovenčiny'],
  'translate.to.english': ['Translate to English', 'Preložiť do angličtiny'],
  'translate.nothing': ['No text to translate', 'Nie je čo preložiť'],
  'translate.done': ['Translation completed successfully!', 'Preklad je hotový!'],
  'translate.failed': ['Translation failed. Please try again.', 'Preklad sa nepodaril. Skúste to, prosím, znova.'],
  'translate.nobody': [
    'No translator is set up, and no other text of the site matches this one.',
    'Prekladač nie je nastavený a rovnaký text web inde nemá.',
  ],
  'translate.none': [
    'No translator is set up: “Translate” finds only what the site already says in both languages.',
    'Prekladač nie je nastavený: „Preložiť“ nájde len to, čo už web má v\u00a0oboch jazykoch.',
  ],
} satisfies Texts;

export const useTranslationText = createTextHook(texts);
