import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'footer.slogan': 'Dobré víno sa neponáhľa.',
  'footer.links': 'Rýchle odkazy',
  'footer.about': 'O nás',
  'footer.wines': 'Vína',
  'footer.contact': 'Kontakt',
  'footer.social': 'Sledujte nás',
  'footer.newTab': '{network} (otvorí sa na novej karte)',
  'footer.copyright.first': '© 2025 {name}',
  'footer.copyright.since': '© 2025–{year} {name}',
};
