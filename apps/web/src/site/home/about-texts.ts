import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const aboutTexts = {
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
} satisfies Texts;

export const useAboutText = useText<keyof typeof aboutTexts>;
