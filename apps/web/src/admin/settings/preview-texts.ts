import { type Texts, createTextHook } from '../i18n/create-text-hook';

export const previewTexts = {
  'settings.closed': ['Closed', 'Zatvorené'],
  'settings.preview.nobody': ['No existing reservation is affected.', 'Netýka sa to nikoho, kto už má rezerváciu.'],
  'settings.preview.stranded': [
    '{count, plural, one {# reservation is left without a table} other {# reservations are left without a table}}',
    '{count, plural, one {# rezervácia ostane bez stola} few {# rezervácie ostanú bez stola} other {# rezervácií ostane bez stola}}',
  ],
  'settings.preview.strandedThen': [
    'Nothing is cancelled automatically. They keep their status and wait in the inbox until you have dealt with each of them.',
    'Nič sa nezruší samo. Rezervácie si nechajú svoj stav a\u00a0počkajú v\u00a0časti „Čaká na vás“, kým každú z\u00a0nich nevybavíte.',
  ],
  'settings.preview.reseated': [
    '{count, plural, one {# party sits elsewhere} other {# parties sit elsewhere}}',
    '{count, plural, one {# skupina si presadne} few {# skupiny si presadnú} other {# skupín si presadne}}',
  ],
  'settings.preview.reseatedThen': [
    'They are moved automatically; there is no need to call them.',
    'Presadia sa automaticky, netreba im volať.',
  ],
  'settings.preview.again': [
    '{count, plural, one {# party without a table gets one} other {# parties without a table get one}}',
    '{count, plural, one {# skupina bez stola ho dostane} few {# skupiny bez stola ho dostanú} other {# skupín bez stola ho dostane}}',
  ],
  'settings.preview.kept': [
    '{count, plural, one {# reservation stays where it is} other {# reservations stay where they are}}',
    '{count, plural, one {# rezervácia ostáva, kde je} few {# rezervácie ostávajú, kde sú} other {# rezervácií ostáva, kde je}}',
  ],
  'settings.preview.more': [
    '{count, plural, one {and # more} other {and # more}}',
    '{count, plural, one {a\u00a0# ďalšia} few {a\u00a0# ďalšie} other {a\u00a0# ďalších}}',
  ],
  'settings.preview.guests': ['What guests will read', 'Čo sa dočítajú hostia'],
  'settings.preview.guests.none': [
    'The opening hours that guests read stay as they are.',
    'Otváracie hodiny ostávajú pre hostí, ako sú.',
  ],
  'settings.preview.guests.more': [
    '{count, plural, one {and # more day} other {and # more days}}',
    '{count, plural, one {a\u00a0# ďalší deň} few {a\u00a0# ďalšie dni} other {a\u00a0# ďalších dní}}',
  ],
  'settings.preview.every': ['{first} and every week after', '{first} a\u00a0potom každý týždeň'],
  'settings.preview.everyUntil': ['{first} – {last}, every week', '{first} – {last}, každý týždeň'],
  'settings.preview.was': ['was {hours}', 'predtým {hours}'],
  'settings.party': [
    '{name}, {count, plural, one {# guest} other {# guests}}',
    '{name}, {count, plural, one {# hosť} few {# hostia} other {# hostí}}',
  ],
  'settings.party.at': ['{date}, {time}', '{date}, {time}'],
  'settings.party.moves': ['{from} → {to}', '{from} → {to}'],
  'settings.why.closed': ['closed that day', 'v\u00a0ten deň je zatvorené'],
  'settings.why.outside_hours': ['outside the new hours', 'mimo nových hodín'],
  'settings.why.no_table': ['no table left', 'neostal stôl'],
  'settings.movedOn': ['Something has changed meanwhile', 'Medzitým sa niečo zmenilo'],
  'settings.movedOn.then': [
    'A reservation or a colleague’s change came in between, and nothing was saved. Below is what your change means now.',
    'Prišla rezervácia alebo zmena niekoho iného, a\u00a0tak sa nič neuložilo. Nižšie je, čo vaša zmena znamená teraz.',
  ],
} satisfies Texts;

export const usePreviewText = createTextHook(previewTexts);
