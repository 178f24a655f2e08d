import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.notFound.title': '404 Page Not Found',
  'meta.notFound.description': 'Na tejto adrese nie je žiadna stránka.',
  'notFound.title': '404 Page Not Found',
  'notFound.text': 'Táto fľaša je prázdna.',
  'notFound.lead': 'Stránku, ktorú hľadáte, tu nemáme.',
  'notFound.hint': 'Nezabudli ste pridať stránku do routera?',
  'notFound.home': 'Späť do baru',
  'notFound.events': 'Podujatia',
  'notFound.reserve': 'Rezervovať stôl',
};
