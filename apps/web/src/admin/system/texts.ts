import { createTextHook } from '../i18n/create-text-hook';

const en = {
  'system.title': 'System',
  'system.version': 'Version',
  'system.startedAt': 'Running since {at}',
  'system.database': 'Database',
  'system.databaseIs': 'PostgreSQL {version}',
  'system.migrations': '{count, plural, one {# database update} other {# database updates}}, the latest {newest}',
  'system.mail': 'E-mail',
  'system.mail.smtp': 'E-mails go out through the mail server.',
  'system.mail.files': 'No mail server is set: e-mails become files and do not reach guests.',
  'system.mail.senderRefused':
    'The mail server refuses our sender or its sign-in: “{said}”. {waiting, plural, one {# mail waits} other {# mails wait}} for that to be mended, the oldest since {since}; then they leave within 15 minutes.',
  'system.mail.waiting':
    '{count, plural, =0 {No e-mail is waiting.} one {# e-mail is waiting, since {since}.} other {# e-mails are waiting, the oldest since {since}.}}',
  'system.mail.failed':
    '{count, plural, =0 {All e-mails were sent.} one {# e-mail could not be sent.} other {# e-mails could not be sent.}}',
  'system.backup': 'Backup',
  'system.backup.none': 'No backup has been taken yet.',
  'system.backup.ok': 'The last one was taken on {at} ({kind}).',
  'system.backup.failed': 'The last one, on {at} ({kind}), did not succeed.',
  'system.backup.manual': 'by hand',
  'system.backup.nightly': 'at night',
  'system.backup.before-upgrade': 'before an upgrade',
  'system.backup.everyNight': 'A backup is made every night.',
  'system.backup.never': 'Automatic backups are off.',
  'system.check': 'Data check',
  'system.check.now': 'Check now',
  'system.check.none': 'The data have not been checked yet.',
  'system.check.well': 'All is well. Last checked on {at}.',
  'system.check.looked': 'Last checked on {at}.',
  'system.check.todo': 'The data are in order, but there is something for you to do. Last checked on {at}.',
  'system.check.failed': 'Failed to check the data: {reason}',
  'system.check.error': 'Error',
  'system.check.notice': 'Please look',
  'system.check.task': 'To do',
  'system.finding.two_holders_of_one_table':
    'Reservations or events that share a table with another one at the same time: {count}.',
  'system.finding.tables_not_for_the_whole_visit':
    '{count, plural, one {# reservation does} other {# reservations do}} not have its table for its whole stay.',
  'system.finding.tables_held_by_nobody':
    'Reservations or events that no longer count and still keep a table: {count}.',
  'system.finding.table_out_of_use':
    'Reservations or events at a table that is out of use by then: {count}. Please move them to another one.',
  'system.finding.party_at_an_unlisted_place':
    '{count, plural, one {# party sits} other {# parties sit}} where the table plan has no place of that size.',
  'system.finding.event_without_a_table':
    '{count, plural, one {# event has no table. Please open it and see why.} other {# events have no table. Please open them and see why.}}',
  'system.finding.visit_without_a_table':
    '{count, plural, one {# reservation has no table. Please move it or call the guest.} other {# reservations have no table. Please move them or call the guests.}}',
  'system.finding.reservation_without_a_mail':
    '{count, plural, one {# reservation of the last week has} other {# reservations of the last week have}} no e-mail.',
  'system.finding.mail_nobody_sends':
    '{count, plural, one {# e-mail is due and has} other {# e-mails are due and have}} not been sent.',
  'system.finding.mail_given_up':
    '{count, plural, one {# e-mail of the last week} other {# e-mails of the last week}} could not be sent.',
  'system.finding.constraint_that_does_not_hold':
    '{count, plural, one {# rule of the database does} other {# rules of the database do}} not hold.',
  'system.check.toTheParties': 'To the reservations',
  'system.settings': 'What is set on the server',
  'system.settings.lead':
    'The mail server, the protection of forms, how long data are kept, addresses, keys and backups are set by those who look after the server, in environment variables (see docs/operations.md). This list does not hold the values, only whether they are set.',
  'system.settings.set': 'Set.',
  'system.settings.unset': 'Not set.',
  'system.warnings': 'Settings to think about',
};

const sk: Record<keyof typeof en, string> = {
  'system.title': 'Systém',
  'system.version': 'Verzia',
  'system.startedAt': 'Beží od {at}',
  'system.database': 'Databáza',
  'system.databaseIs': 'PostgreSQL {version}',
  'system.migrations':
    '{count, plural, one {# úprava databázy} few {# úpravy databázy} many {# úpravy databázy} other {# úprav databázy}}, posledná {newest}',
  'system.mail': 'Pošta',
  'system.mail.smtp': 'E-maily odchádzajú cez poštový server.',
  'system.mail.files': 'Poštový server nie je nastavený: e-maily sa ukladajú do súborov a nikomu neprídu.',
  'system.mail.senderRefused':
    'Poštový server odmieta nášho odosielateľa alebo jeho prihlásenie: „{said}“. {waiting, plural, one {Čaká na to # e-mail} few {Čakajú na to # e-maily} many {Čaká na to # e-mailu} other {Čaká na to # e-mailov}}, najstarší od {since}; keď to opravíte, odídu do 15\u00a0minút.',
  'system.mail.waiting':
    '{count, plural, =0 {Nečaká žiadny e-mail.} one {Čaká # e-mail, od {since}.} few {Čakajú # e-maily, najstarší od {since}.} many {Čaká # e-mailu, najstarší od {since}.} other {Čaká # e-mailov, najstarší od {since}.}}',
  'system.mail.failed':
    '{count, plural, =0 {Všetky e-maily odišli.} one {# e-mail sa odoslať nepodarilo.} few {# e-maily sa odoslať nepodarilo.} many {# e-mailu sa odoslať nepodarilo.} other {# e-mailov sa odoslať nepodarilo.}}',
  'system.backup': 'Záloha',
  'system.backup.none': 'Zatiaľ nevznikla žiadna záloha.',
  'system.backup.ok': 'Posledná vznikla {at} ({kind}).',
  'system.backup.failed': 'Posledná záloha {at} ({kind}) sa nepodarila.',
  'system.backup.manual': 'ručne',
  'system.backup.nightly': 'v noci',
  'system.backup.before-upgrade': 'pred aktualizáciou',
  'system.backup.everyNight': 'Záloha vzniká každú noc.',
  'system.backup.never': 'Automatické zálohovanie je vypnuté.',
  'system.check': 'Kontrola údajov',
  'system.check.now': 'Skontrolovať teraz',
  'system.check.none': 'Údaje ešte neboli skontrolované.',
  'system.check.well': 'Všetko je v poriadku. Posledná kontrola {at}.',
  'system.check.looked': 'Posledná kontrola {at}.',
  'system.check.todo': 'Údaje sú v\u00a0poriadku, ale niečo na vás čaká. Posledná kontrola {at}.',
  'system.check.failed': 'Údaje sa nepodarilo skontrolovať: {reason}',
  'system.check.error': 'Chyba',
  'system.check.notice': 'Upozornenie',
  'system.check.task': 'Treba vybaviť',
  'system.finding.two_holders_of_one_table':
    'Rezervácie alebo podujatia, ktoré majú v\u00a0rovnakom čase spoločný stôl: {count}.',
  'system.finding.tables_not_for_the_whole_visit':
    '{count, plural, one {# rezervácia nemá} few {# rezervácie nemajú} many {# rezervácie nemá} other {# rezervácií nemá}} stôl na celý čas návštevy.',
  'system.finding.tables_held_by_nobody': 'Neplatné rezervácie alebo podujatia, ktoré stále držia stôl: {count}.',
  'system.finding.table_out_of_use':
    'Rezervácie alebo podujatia pri stole, ktorý sa už vtedy nebude používať: {count}. Presuňte ich k\u00a0inému.',
  'system.finding.party_at_an_unlisted_place':
    '{count, plural, one {# skupina sedí} few {# skupiny sedia} many {# skupiny sedí} other {# skupín sedí}} na mieste, ktoré na jej veľkosť nie je v\u00a0pláne stolov.',
  'system.finding.event_without_a_table':
    '{count, plural, one {# podujatie nemá stôl. Otvorte ho a\u00a0pozrite prečo.} few {# podujatia nemajú stôl. Otvorte ich a\u00a0pozrite prečo.} many {# podujatia nemá stôl. Otvorte ich a\u00a0pozrite prečo.} other {# podujatí nemá stôl. Otvorte ich a\u00a0pozrite prečo.}}',
  'system.finding.visit_without_a_table':
    '{count, plural, one {# rezervácia nemá stôl. Presuňte ju alebo hosťovi zavolajte.} few {# rezervácie nemajú stôl. Presuňte ich alebo hosťom zavolajte.} many {# rezervácie nemá stôl. Presuňte ich alebo hosťom zavolajte.} other {# rezervácií nemá stôl. Presuňte ich alebo hosťom zavolajte.}}',
  'system.finding.reservation_without_a_mail':
    'Za posledný týždeň {count, plural, one {# rezervácia nemá} few {# rezervácie nemajú} many {# rezervácie nemá} other {# rezervácií nemá}} e-mail.',
  'system.finding.mail_nobody_sends':
    '{count, plural, one {# e-mail mal už odísť a\u00a0neodišiel.} few {# e-maily mali už odísť a\u00a0neodišli.} many {# e-mailu malo už odísť a\u00a0neodišlo.} other {# e-mailov malo už odísť a\u00a0neodišlo.}}',
  'system.finding.mail_given_up':
    'Za posledný týždeň sa {count, plural, one {# e-mail} few {# e-maily} many {# e-mailu} other {# e-mailov}} nepodarilo odoslať.',
  'system.finding.constraint_that_does_not_hold':
    '{count, plural, one {# pravidlo databázy neplatí.} few {# pravidlá databázy neplatia.} many {# pravidla databázy neplatí.} other {# pravidiel databázy neplatí.}}',
  'system.check.toTheParties': 'K\u00a0rezerváciám',
  'system.settings': 'Čo sa nastavuje na serveri',
  'system.settings.lead':
    'Poštový server, ochranu formulárov, lehoty uchovávania, adresy, kľúče a\u00a0zálohy nastavuje ten, kto sa stará o\u00a0server, v\u00a0premenných prostredia (návod: docs/operations.md). Hodnoty tu nie sú, len či sú nastavené.',
  'system.settings.set': 'Nastavené.',
  'system.settings.unset': 'Nenastavené.',
  'system.warnings': 'Nastavenia, ktoré si zaslúžia pozornosť',
};

export const useSystemText = createTextHook({ en, sk });
