import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const notFoundTexts = {
  'meta.notFound.title': ['404 Page Not Found', '404 Page Not Found'],
  'meta.notFound.description': ['There is no page at this address.', 'Na tejto adrese nie je žiadna stránka.'],
  'notFound.title': ['404 Page Not Found', '404 Page Not Found'],
  'notFound.text': ['This bottle is empty.', 'Táto fľaša je prázdna.'],
  'notFound.lead': ['We do not have the page you are looking for.', 'Stránku, ktorú hľadáte, tu nemáme.'],
  'notFound.hint': ['Did you forget to add the page to the router?', 'Nezabudli ste pridať stránku do routera?'],
  'notFound.home': ['Back to the bar', 'Späť do baru'],
  'notFound.events': ['What is on', 'Podujatia'],
  'notFound.reserve': ['Reserve a table', 'Rezervovať stôl'],
} satisfies Texts;

export const useNotFoundText = useText<keyof typeof notFoundTexts>;
