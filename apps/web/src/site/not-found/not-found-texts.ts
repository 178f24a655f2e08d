import { useText } from '../../shared/i18n/use-text';

export const en = {
  'meta.notFound.title': '404 Page Not Found',
  'meta.notFound.description': 'There is no page at this address.',
  'notFound.title': '404 Page Not Found',
  'notFound.text': 'This bottle is empty.',
  'notFound.lead': 'We do not have the page you are looking for.',
  'notFound.hint': 'Did you forget to add the page to the router?',
  'notFound.home': 'Back to the bar',
  'notFound.events': 'What is on',
  'notFound.reserve': 'Reserve a table',
};

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

export const useNotFoundText = useText<keyof typeof en>;
