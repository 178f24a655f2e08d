import { type Texts, createTextHook } from '../i18n/create-text-hook';

const texts = {
  'system.title': ['System', 'Systém'],
  'system.version': ['Version', 'Verzia'],
  'system.startedAt': ['Running since {at}', 'Beží od {at}'],
  'system.database': ['Database', 'Databáza'],
  'system.databaseIs': ['PostgreSQL {version}', 'PostgreSQL {version}'],
  'system.migrations': [
    '{count, plural, one {# database update} other {# database updates}}, the latest {newest}',
    '{count, plural, one {# úprava databázy} few {# úpravy databázy} many {# úpravy databázy} other {# úprav databázy}}, posledná {newest}',
  ],
  'system.mail': ['E-mail', 'Pošta'],
  'system.mail.smtp': ['E-mails go out through the mail server.', 'E-maily odchádzajú cez poštový server.'],
  'system.mail.files': [
    'No mail server is set: e-mails become files and do not reach guests.',
    'Poštový server nie je nastavený: e-maily sa ukladajú do súborov a nikomu neprídu.',
  ],
  'system.mail.senderRefused': [
    'The mail server refuses our sender or its sign-in: “{said}”. {waiting, plural, one {# mail waits} other {# mails wait}} for that to be mended, the oldest since {since}; then they leave within 15 minutes.',
    'Poštový server odmieta nášho odosielateľa alebo jeho prihlásenie: „{said}“. {waiting, plural, one {Čaká na to # e-mail} few {Čakajú na to # e-maily} many {Čaká na to # e-mailu} other {Čaká na to # e-mailov}}, najstarší od {since}; keď to opravíte, odídu do 15\u00a0minút.',
  ],
  'system.mail.waiting': [
    '{count, plural, =0 {No e-mail is waiting.} one {# e-mail is waiting, since {since}.} other {# e-mails are waiting, the oldest since {since}.}}',
    '{count, plural, =0 {Nečaká žiadny e-mail.} one {Čaká # e-mail, od {since}.} few {Čakajú # e-maily, najstarší od {since}.} many {Čaká # e-mailu, najstarší od {since}.} other {Čaká # e-mailov, najstarší od {since}.}}',
  ],
  'system.mail.failed': [
    '{count, plural, =0 {All e-mails were sent.} one {# e-mail could not be sent.} other {# e-mails could not be sent.}}',
    '{count, plural, =0 {Všetky e-maily odišli.} one {# e-mail sa odoslať nepodarilo.} few {# e-maily sa odoslať nepodarilo.} many {# e-mailu sa odoslať nepodarilo.} other {# e-mailov sa odoslať nepodarilo.}}',
  ],
  'system.backup': ['Backup', 'Záloha'],
  'system.backup.none': ['No backup has been taken yet.', 'Zatiaľ nevznikla žiadna záloha.'],
  'system.backup.ok': ['The last one was taken on {at} ({kind}).', 'Posledná vznikla {at} ({kind}).'],
  'system.backup.failed': [
    'The last one, on {at} ({kind}), did not succeed.',
    'Posledná záloha {at} ({kind}) sa nepodarila.',
  ],
  'system.backup.manual': ['by hand', 'ručne'],
  'system.backup.nightly': ['at night', 'v noci'],
  'system.backup.before-upgrade': ['before an upgrade', 'pred aktualizáciou'],
  'system.backup.everyNight': ['A backup is made every night.', 'Záloha vzniká každú noc.'],
  'system.backup.never': ['Automatic backups are off.', 'Automatické zálohovanie je vypnuté.'],
  'system.check': ['Data check', 'Kontrola údajov'],
  'system.check.now': ['Check now', 'Skontrolovať teraz'],
  'system.check.none': ['The data have not been checked yet.', 'Údaje ešte neboli skontrolované.'],
  'system.check.well': ['All is well. Last checked on {at}.', 'Všetko je v poriadku. Posledná kontrola {at}.'],
  'system.check.looked': ['Last checked on {at}.', 'Posledná kontrola {at}.'],
  'system.check.todo': [
    'The data are in order, but there is something for you to do. Last checked on {at}.',
    'Údaje sú v\u00a0poriadku, ale niečo na vás čaká. Posledná kontrola {at}.',
  ],
  'system.check.failed': ['Failed to check the data: {reason}', 'Údaje sa nepodarilo skontrolovať: {reason}'],
  'system.check.error': ['Error', 'Chyba'],
  'system.check.notice': ['Please look', 'Upozornenie'],
  'system.check.task': ['To do', 'Treba vybaviť'],
  'system.finding.two_holders_of_one_table': [
    'Reservations or events that share a table with another one at the same time: {count}.',
    'Rezervácie alebo podujatia, ktoré majú v\u00a0rovnakom čase spoločný stôl: {count}.',
  ],
  'system.finding.tables_not_for_the_whole_visit': [
    '{count, plural, one {# reservation does} other {# reservations do}} not have its table for its whole stay.',
    '{count, plural, one {# rezervácia nemá} few {# rezervácie nemajú} many {# rezervácie nemá} other {# rezervácií nemá}} stôl na celý čas návštevy.',
  ],
  'system.finding.tables_held_by_nobody': [
    'Reservations or events that no longer count and still keep a table: {count}.',
    'Neplatné rezervácie alebo podujatia, ktoré stále držia stôl: {count}.',
  ],
  'system.finding.table_out_of_use': [
    'Reservations or events at a table that is out of use by then: {count}. Please move them to another one.',
    'Rezervácie alebo podujatia pri stole, ktorý sa už vtedy nebude používať: {count}. Presuňte ich k\u00a0inému.',
  ],
  'system.finding.party_at_an_unlisted_place': [
    '{count, plural, one {# party sits} other {# parties sit}} where the table plan has no place of that size.',
    '{count, plural, one {# skupina sedí} few {# skupiny sedia} many {# skupiny sedí} other {# skupín sedí}} na mieste, ktoré na jej veľkosť nie je v\u00a0pláne stolov.',
  ],
  'system.finding.event_without_a_table': [
    '{count, plural, one {# event has no table. Please open it and see why.} other {# events have no table. Please open them and see why.}}',
    '{count, plural, one {# podujatie nemá stôl. Otvorte ho a\u00a0pozrite prečo.} few {# podujatia nemajú stôl. Otvorte ich a\u00a0pozrite prečo.} many {# podujatia nemá stôl. Otvorte ich a\u00a0pozrite prečo.} other {# podujatí nemá stôl. Otvorte ich a\u00a0pozrite prečo.}}',
  ],
  'system.finding.visit_without_a_table': [
    '{count, plural, one {# reservation has no table. Please move it or call the guest.} other {# reservations have no table. Please move them or call the guests.}}',
    '{count, plural, one {# rezervácia nemá stôl. Presuňte ju alebo hosťovi zavolajte.} few {# rezervácie nemajú stôl. Presuňte ich alebo hosťom zavolajte.} many {# rezervácie nemá stôl. Presuňte ich alebo hosťom zavolajte.} other {# rezervácií nemá stôl. Presuňte ich alebo hosťom zavolajte.}}',
  ],
  'system.finding.reservation_without_a_mail': [
    '{count, plural, one {# reservation of the last week has} other {# reservations of the last week have}} no e-mail.',
    'Za posledný týždeň {count, plural, one {# rezervácia nemá} few {# rezervácie nemajú} many {# rezervácie nemá} other {# rezervácií nemá}} e-mail.',
  ],
  'system.finding.mail_nobody_sends': [
    '{count, plural, one {# e-mail is due and has} other {# e-mails are due and have}} not been sent.',
    '{count, plural, one {# e-mail mal už odísť a\u00a0neodišiel.} few {# e-maily mali už odísť a\u00a0neodišli.} many {# e-mailu malo už odísť a\u00a0neodišlo.} other {# e-mailov malo už odísť a\u00a0neodišlo.}}',
  ],
  'system.finding.mail_given_up': [
    '{count, plural, one {# e-mail of the last week} other {# e-mails of the last week}} could not be sent.',
    'Za posledný týždeň sa {count, plural, one {# e-mail} few {# e-maily} many {# e-mailu} other {# e-mailov}} nepodarilo odoslať.',
  ],
  'system.finding.constraint_that_does_not_hold': [
    '{count, plural, one {# rule of the database does} other {# rules of the database do}} not hold.',
    '{count, plural, one {# pravidlo databázy neplatí.} few {# pravidlá databázy neplatia.} many {# pravidla databázy neplatí.} other {# pravidiel databázy neplatí.}}',
  ],
  'system.check.toTheParties': ['To the reservations', 'K\u00a0rezerváciám'],
  'system.settings': ['What is set on the server', 'Čo sa nastavuje na serveri'],
  'system.settings.lead': [
    'The mail server, the protection of forms, how long data are kept, addresses, keys and backups are set by those who look after the server, in environment variables (see docs/operations.md). This list does not hold the values, only whether they are set.',
    'Poštový server, ochranu formulárov, lehoty uchovávania, adresy, kľúče a\u00a0zálohy nastavuje ten, kto sa stará o\u00a0server, v\u00a0premenných prostredia (návod: docs/operations.md). Hodnoty tu nie sú, len či sú nastavené.',
  ],
  'system.settings.set': ['Set.', 'Nastavené.'],
  'system.settings.unset': ['Not set.', 'Nenastavené.'],
  'system.warnings': ['Settings to think about', 'Nastavenia, ktoré si zaslúžia pozornosť'],
} satisfies Texts;

export const useSystemText = createTextHook(texts);
