import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const homeTexts = {
  'meta.home.title': ['Wine bar', 'Vínny bar'],
  'meta.home.description': [
    '{name}: wines by the glass and by the bottle, opening hours, and the way to us. Reserve your table online.',
    '{name}: vína na pohár aj na fľašu, otváracie hodiny a cesta k nám. Stôl si rezervujete online.',
  ],
  'home.contact.eyebrow': ['Contact', 'Kontakt'],
  'home.contact.title': ['Where to find us', 'Kde nás nájdete'],
  'home.hero.eyebrow': ['Wine bar', 'Vínny bar'],
  'home.hero.title': ['Wine worth taking your time over', 'Víno, na ktoré sa oplatí mať čas'],
  'home.hero.lead': [
    'Wines that we like, something good to go with them, and the time to enjoy both.',
    'Vína, ktoré máme radi, k nim niečo pod zub a pokoj, aby ste si ich vychutnali.',
  ],
  'home.hero.reserve': ['Reserve a table', 'Rezervovať stôl'],
  'home.hero.philosophy': ['Our philosophy', 'Naša filozofia'],
} satisfies Texts;

export const useHomeText = useText<keyof typeof homeTexts>;
