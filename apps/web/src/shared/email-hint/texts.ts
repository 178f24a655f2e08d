import type { Texts } from '../i18n/messages';

export const emailHintTexts = {
  'forms.email.meant': ['Did you mean {domain}?', 'Nemysleli ste {domain}?'],
} satisfies Texts;
