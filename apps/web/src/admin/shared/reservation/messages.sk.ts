import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'status.pending_approval': 'Čaká na schválenie',
  'status.confirmed': 'Potvrdená',
  'status.seated': 'Hostia sedia',
  'status.completed': 'Ukončená',
  'status.cancelled': 'Zrušená',
  'status.no_show': 'Neprišli',
  'source.website': 'Web',
  'source.phone': 'Telefón',
  'source.walk_in': 'Bez rezervácie',
  'tableType.table_2': 'stôl pre 2',
  'tableType.table_4': 'stôl pre 4',
  'tableType.large_group': 'veľká skupina',
  'party.size': '{count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  'party.hours': '{count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodín}}',
  'rule.closed_day': 'V tento deň máme zatvorené.',
  'rule.outside_hours': 'Tento čas je mimo časov na rezerváciu.',
  'rule.ends_after_closing': 'Návšteva by sa skončila až po záverečnej.',
  'rule.in_past': 'Návšteva by sa už skončila.',
  'rule.too_far': 'Tento deň je viac ako rok dopredu.',
  'rule.unlisted_place': 'Tieto stoly nie sú v pláne ako miesto pre toľko osôb.',
};
