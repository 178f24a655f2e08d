import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'find.title': 'Hľadanie',
  'find.label': 'Nájsť hosťa: meno, telefón, e-mail alebo poznámka',
  'find.placeholder': 'Meno, telefón, e-mail, poznámka',
  'find.short': 'Napíšte aspoň dve písmená alebo číslice. Na dĺžňoch, mäkčeňoch ani na poradí slov nezáleží.',
  'find.none': 'Pre „{q}“ sme nikoho nenašli.',
  'find.none.then': 'Skúste menej slov alebo posledné číslice telefónu.',
  'find.count': '{count, plural, one {# rezervácia} few {# rezervácie} many {# rezervácie} other {# rezervácií}}',
  'find.many': 'Rezervácií je veľmi veľa, napíšte viac. Tu sú tie najbližšie.',
  'find.upcoming': 'Budúce',
  'find.past': 'Minulé',
  'find.more': 'Zobraziť ďalšie',
  'find.failed': 'Hľadanie sa nepodarilo.',
  'find.today': 'dnes',
};
