import { createTextHook } from '../../shared/i18n/create-text-hook';

const en = {
  'house.closed': 'Closed',
  'house.preview.nobody': 'No existing reservation is affected.',
  'house.preview.stranded':
    '{count, plural, one {# reservation is left without a table} other {# reservations are left without a table}}',
  'house.preview.strandedThen':
    'Nothing is cancelled automatically. They keep their status and wait in the inbox until you have dealt with each of them.',
  'house.preview.reseated': '{count, plural, one {# party sits elsewhere} other {# parties sit elsewhere}}',
  'house.preview.reseatedThen': 'They are moved automatically; there is no need to call them.',
  'house.preview.again':
    '{count, plural, one {# party without a table gets one} other {# parties without a table get one}}',
  'house.preview.kept':
    '{count, plural, one {# reservation stays where it is} other {# reservations stay where they are}}',
  'house.preview.more': '{count, plural, one {and # more} other {and # more}}',
  'house.preview.guests': 'What guests will read',
  'house.preview.guests.none': 'The opening hours that guests read stay as they are.',
  'house.preview.guests.more': '{count, plural, one {and # more day} other {and # more days}}',
  'house.preview.every': '{first} and every week after',
  'house.preview.everyUntil': '{first} – {last}, every week',
  'house.preview.was': 'was {hours}',
  'house.party': '{name}, {count, plural, one {# guest} other {# guests}}',
  'house.party.at': '{date}, {time}',
  'house.party.moves': '{from} → {to}',
  'house.why.closed': 'closed that day',
  'house.why.outside_hours': 'outside the new hours',
  'house.why.no_table': 'no table left',
  'house.movedOn': 'Something has changed meanwhile',
  'house.movedOn.then':
    'A reservation or a colleague’s change came in between, and nothing was saved. Below is what your change means now.',
};

const sk: Record<keyof typeof en, string> = {
  'house.closed': 'Zatvorené',
  'house.preview.nobody': 'Netýka sa to nikoho, kto už má rezerváciu.',
  'house.preview.stranded':
    '{count, plural, one {# rezervácia ostane bez stola} few {# rezervácie ostanú bez stola} other {# rezervácií ostane bez stola}}',
  'house.preview.strandedThen':
    'Nič sa nezruší samo. Rezervácie si nechajú svoj stav a\u00a0počkajú v\u00a0časti „Čaká na vás“, kým každú z\u00a0nich nevybavíte.',
  'house.preview.reseated':
    '{count, plural, one {# skupina si presadne} few {# skupiny si presadnú} other {# skupín si presadne}}',
  'house.preview.reseatedThen': 'Presadia sa automaticky, netreba im volať.',
  'house.preview.again':
    '{count, plural, one {# skupina bez stola ho dostane} few {# skupiny bez stola ho dostanú} other {# skupín bez stola ho dostane}}',
  'house.preview.kept':
    '{count, plural, one {# rezervácia ostáva, kde je} few {# rezervácie ostávajú, kde sú} other {# rezervácií ostáva, kde je}}',
  'house.preview.more': '{count, plural, one {a\u00a0# ďalšia} few {a\u00a0# ďalšie} other {a\u00a0# ďalších}}',
  'house.preview.guests': 'Čo sa dočítajú hostia',
  'house.preview.guests.none': 'Otváracie hodiny ostávajú pre hostí, ako sú.',
  'house.preview.guests.more':
    '{count, plural, one {a\u00a0# ďalší deň} few {a\u00a0# ďalšie dni} other {a\u00a0# ďalších dní}}',
  'house.preview.every': '{first} a\u00a0potom každý týždeň',
  'house.preview.everyUntil': '{first} – {last}, každý týždeň',
  'house.preview.was': 'predtým {hours}',
  'house.party': '{name}, {count, plural, one {# hosť} few {# hostia} other {# hostí}}',
  'house.party.at': '{date}, {time}',
  'house.party.moves': '{from} → {to}',
  'house.why.closed': 'v\u00a0ten deň je zatvorené',
  'house.why.outside_hours': 'mimo nových hodín',
  'house.why.no_table': 'neostal stôl',
  'house.movedOn': 'Medzitým sa niečo zmenilo',
  'house.movedOn.then':
    'Prišla rezervácia alebo zmena niekoho iného, a\u00a0tak sa nič neuložilo. Nižšie je, čo vaša zmena znamená teraz.',
};

export const previewTexts = { en, sk };
export const usePreviewText = createTextHook(previewTexts);
