import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const staticHeroTexts = {
  'home.hero.noScript': [
    'We will gladly hold you a table over the phone as well:',
    'Stôl vám radi podržíme aj po telefóne:',
  ],
} satisfies Texts;

export const useStaticHeroText = useText<keyof typeof staticHeroTexts>;
