export const en = {
  'translate.to.slovak': 'Translate to Slovak',
  'translate.to.english': 'Translate to English',
  'translate.nothing': 'No text to translate',
  'translate.done': 'Translation completed successfully!',
  'translate.failed': 'Translation failed. Please try again.',
  'translate.nobody': 'No translator is set up, and no other text of the site matches this one.',
  'translate.none': 'No translator is set up: “Translate” finds only what the site already says in both languages.',
};
