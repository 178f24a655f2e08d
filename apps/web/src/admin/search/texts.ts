import { reservationTexts } from '../evening/reservation/texts';
import { createTextHook } from '../i18n/create-text-hook';

const en = {
  'find.title': 'Find',
  'find.label': 'Find a guest: name, phone, e-mail or note',
  'find.placeholder': 'Name, phone, e-mail, note',
  'find.short': 'Type at least two letters or digits. Accents and the order of words do not matter.',
  'find.none': 'Nothing was found for “{q}”.',
  'find.none.then': 'Try fewer words, or the last digits of the phone number.',
  'find.many': 'Very many reservations: type more. The nearest ones are here.',
  'find.upcoming': 'Ahead',
  'find.past': 'Past',
  'find.more': 'Show more',
  'find.failed': 'The search did not work.',
  'find.today': 'today',
};

const sk: Record<keyof typeof en, string> = {
  'find.title': 'Hľadanie',
  'find.label': 'Nájsť hosťa: meno, telefón, e-mail alebo poznámka',
  'find.placeholder': 'Meno, telefón, e-mail, poznámka',
  'find.short': 'Napíšte aspoň dve písmená alebo číslice. Na dĺžňoch, mäkčeňoch ani na poradí slov nezáleží.',
  'find.none': 'Pre „{q}“ sme nikoho nenašli.',
  'find.none.then': 'Skúste menej slov alebo posledné číslice telefónu.',
  'find.many': 'Rezervácií je veľmi veľa, napíšte viac. Tu sú tie najbližšie.',
  'find.upcoming': 'Budúce',
  'find.past': 'Minulé',
  'find.more': 'Zobraziť ďalšie',
  'find.failed': 'Hľadanie sa nepodarilo.',
  'find.today': 'dnes',
};

export const useFindText = createTextHook({ en, sk }, reservationTexts);
