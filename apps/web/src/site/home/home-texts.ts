import { useText } from '../../shared/i18n/use-text';

export const en = {
  'meta.home.title': 'Wine bar',
  'meta.home.description':
    '{name}: wines by the glass and by the bottle, opening hours, and the way to us. Reserve your table online.',
  'home.contact.eyebrow': 'Contact',
  'home.contact.title': 'Where to find us',
  'home.hero.eyebrow': 'Wine bar',
  'home.hero.title': 'Wine worth taking your time over',
  'home.hero.lead': 'Wines that we like, something good to go with them, and the time to enjoy both.',
  'home.hero.reserve': 'Reserve a table',
  'home.hero.philosophy': 'Our philosophy',
};

export const sk: Record<keyof typeof en, string> = {
  'meta.home.title': 'Vínny bar',
  'meta.home.description':
    '{name}: vína na pohár aj na fľašu, otváracie hodiny a cesta k nám. Stôl si rezervujete online.',
  'home.contact.eyebrow': 'Kontakt',
  'home.contact.title': 'Kde nás nájdete',
  'home.hero.eyebrow': 'Vínny bar',
  'home.hero.title': 'Víno, na ktoré sa oplatí mať čas',
  'home.hero.lead': 'Vína, ktoré máme radi, k nim niečo pod zub a pokoj, aby ste si ich vychutnali.',
  'home.hero.reserve': 'Rezervovať stôl',
  'home.hero.philosophy': 'Naša filozofia',
};

export const useHomeText = useText<keyof typeof en>;
