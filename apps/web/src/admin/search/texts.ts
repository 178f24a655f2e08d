import { reservationTexts } from '../evening/reservation/texts';
import { type Texts, createTextHook } from '../i18n/create-text-hook';

const texts = {
  'find.title': ['Find', 'Hľadanie'],
  'find.label': ['Find a guest: name, phone, e-mail or note', 'Nájsť hosťa: meno, telefón, e-mail alebo poznámka'],
  'find.placeholder': ['Name, phone, e-mail, note', 'Meno, telefón, e-mail, poznámka'],
  'find.short': [
    'Type at least two letters or digits. Accents and the order of words do not matter.',
    'Napíšte aspoň dve písmená alebo číslice. Na dĺžňoch, mäkčeňoch ani na poradí slov nezáleží.',
  ],
  'find.none': ['Nothing was found for “{q}”.', 'Pre „{q}“ sme nikoho nenašli.'],
  'find.none.then': [
    'Try fewer words, or the last digits of the phone number.',
    'Skúste menej slov alebo posledné číslice telefónu.',
  ],
  'find.many': [
    'Very many reservations: type more. The nearest ones are here.',
    'Rezervácií je veľmi veľa, napíšte viac. Tu sú tie najbližšie.',
  ],
  'find.upcoming': ['Ahead', 'Budúce'],
  'find.past': ['Past', 'Minulé'],
  'find.more': ['Show more', 'Zobraziť ďalšie'],
  'find.failed': ['The search did not work.', 'Hľadanie sa nepodarilo.'],
  'find.today': ['today', 'dnes'],
} satisfies Texts;

export const useSearchText = createTextHook({ ...reservationTexts, ...texts });
