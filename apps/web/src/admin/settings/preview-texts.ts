import { createTextHook } from '../i18n/create-text-hook';

const en = {
  'settings.closed': 'Closed',
  'settings.preview.nobody': 'No existing reservation is affected.',
  'settings.preview.stranded':
    '{count, plural, one {# reservation is left without a table} other {# reservations are left without a table}}',
  'settings.preview.strandedThen':
    'Nothing is cancelled automatically. They keep their status and wait in the inbox until you have dealt with each of them.',
  'settings.preview.reseated': '{count, plural, one {# party sits elsewhere} other {# parties sit elsewhere}}',
  'settings.preview.reseatedThen': 'They are moved automatically; there is no need to call them.',
  'settings.preview.again':
    '{count, plural, one {# party without a table gets one} other {# parties without a table get one}}',
  'settings.preview.kept':
    '{count, plural, one {# reservation stays where it is} other {# reservations stay where they are}}',
  'settings.preview.more': '{count, plural, one {and # more} other {and # more}}',
  'settings.preview.guests': 'What guests will read',
  'settings.preview.guests.none': 'The opening hours that guests read stay as they are.',
  'settings.preview.guests.more': '{count, plural, one {and # more day} other {and # more days}}',
  'settings.preview.every': '{first} and every week after',
  'settings.preview.everyUntil': '{first} – {last}, every week',
  'settings.preview.was': 'was {hours}',
  'settings.party': '{name}, {count, plural, one {# guest} other {# guests}}',
  'settings.party.at': '{date}, {time}',
  'settings.party.moves': '{from} → {to}',
  'settings.why.closed': 'closed that day',
  'settings.why.outside_hours': 'outside the new hours',
  'settings.why.no_table': 'no table left',
  'settings.movedOn': 'Something has changed meanwhile',
  'settings.movedOn.then':
    'A reservation or a colleague’s change came in between, and nothing was saved. Below is what your change means now.',
};

const sk: Record<keyof typeof en, string> = {
  'settings.closed': 'Zatvorené',
  'settings.preview.nobody': 'Netýka sa to nikoho, kto už má rezerváciu.',
  'settings.preview.stranded':
    '{count, plural, one {# rezervácia ostane bez stola} few {# rezervácie ostanú bez stola} other {# rezervácií ostane bez stola}}',
  'settings.preview.strandedThen':
    'Nič sa nezruší samo. Rezervácie si nechajú svoj stav a\u00a0počkajú v\u00a0časti „Čaká na vás“, kým každú z\u00a0nich nevybavíte.',
  'settings.preview.reseated':
    '{count, plural, one {# skupina si presadne} few {# skupiny si presadnú} other {# skupín si presadne}}',
  'settings.preview.reseatedThen': 'Presadia sa automaticky, netreba im volať.',
  'settings.preview.again':
    '{count, plural, one {# skupina bez stola ho dostane} few {# skupiny bez stola ho dostanú} other {# skupín bez stola ho dostane}}',
  'settings.preview.kept':
    '{count, plural, one {# rezervácia ostáva, kde je} few {# rezervácie ostávajú, kde sú} other {# rezervácií ostáva, kde je}}',
  'settings.preview.more': '{count, plural, one {a\u00a0# ďalšia} few {a\u00a0# ďalšie} other {a\u00a0# ďalších}}',
  'settings.preview.guests': 'Čo sa dočítajú hostia',
  'settings.preview.guests.none': 'Otváracie hodiny ostávajú pre hostí, ako sú.',
  'settings.preview.guests.more':
    '{count, plural, one {a\u00a0# ďalší deň} few {a\u00a0# ďalšie dni} other {a\u00a0# ďalších dní}}',
  'settings.preview.every': '{first} a\u00a0potom každý týždeň',
  'settings.preview.everyUntil': '{first} – {last}, každý týždeň',
  'settings.preview.was': 'predtým {hours}',
  'settings.party': '{name}, {count, plural, one {# hosť} few {# hostia} other {# hostí}}',
  'settings.party.at': '{date}, {time}',
  'settings.party.moves': '{from} → {to}',
  'settings.why.closed': 'v\u00a0ten deň je zatvorené',
  'settings.why.outside_hours': 'mimo nových hodín',
  'settings.why.no_table': 'neostal stôl',
  'settings.movedOn': 'Medzitým sa niečo zmenilo',
  'settings.movedOn.then':
    'Prišla rezervácia alebo zmena niekoho iného, a\u00a0tak sa nič neuložilo. Nižšie je, čo vaša zmena znamená teraz.',
};

export const previewTexts = { en, sk };
export const usePreviewText = createTextHook(previewTexts);
