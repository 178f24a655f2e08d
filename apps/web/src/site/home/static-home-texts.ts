import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

/** Of the parts that never hydrate. */
export const staticHomeTexts = {
  'home.hero.noScript': [
    'We will gladly hold you a table over the phone as well:',
    'Stôl vám radi podržíme aj po telefóne:',
  ],

  'home.about.eyebrow': ['About us', 'O nás'],
  'home.about.title': ['Behind every bottle there is someone we know', 'Za každou fľašou je niekto, koho poznáme'],
  'home.about.first': [
    'We do not look for labels, we look for people. The wines on our list are those of which we can tell you who made them, and why in just that way.',
    'Nehľadáme etikety, hľadáme ľudí. Na kartu dávame vína, o ktorých vieme povedať, kto ich urobil a prečo práve takto.',
  ],
  'home.about.second': [
    'Come for one glass on the way home, or stay until we close. We will tell you what is worth opening {part, select, day {today} other {tonight}}, and then we will leave you in peace.',
    'Zastavte sa na jeden pohár cestou domov, alebo ostaňte do záverečnej. Povieme vám, čo sa dnes oplatí otvoriť, a potom vás necháme vychutnať si {part, select, day {deň} other {večer}}.',
  ],
  'home.about.wines.count': ['0', '0'],
  'home.about.wines.label': ['wines', 'vín'],
  'home.about.regions.count': ['0', '0'],
  'home.about.regions.label': ['regions', 'regiónov'],

  'home.wines.eyebrow': ['Wines', 'Vína'],
  'home.wines.title': ['Wines that we stand behind', 'Vína, za ktorými si stojíme'],
  'home.wines.lead': [
    'The list follows the seasons. We will gladly tell you what is open by the glass {part, select, day {today} other {tonight}}.',
    'Karta sa mení s ročným obdobím. Čo je dnes otvorené na pohár, vám radi povieme.',
  ],
  'home.wines.tonight': ['{part, select, day {Today} other {Tonight}} by the glass', 'Dnes na pohár'],
  'home.wines.bottles': ['From our list', 'Z našej karty'],
  'home.wines.all': ['The whole wine list', 'Celá vínna karta'],
} satisfies Texts;

export const useStaticHomeText = useText<keyof typeof staticHomeTexts>;
