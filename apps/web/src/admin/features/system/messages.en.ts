export const en = {
  'system.title': 'System',
  'system.version': 'Version',
  'system.startedAt': 'Running since {at}',
  'system.database': 'Database',
  'system.databaseIs': 'PostgreSQL {version}',
  'system.migrations': '{count, plural, one {# migration} other {# migrations}}, the newest {newest}',
  'system.mail': 'Mail',
  'system.mail.smtp': 'Mails go out through the mail server.',
  'system.mail.files': 'No mail server is set: mails become files and reach nobody.',
  'system.mail.senderRefused':
    'The mail server refuses our sender or its sign-in: “{said}”. {waiting, plural, one {# mail waits} other {# mails wait}} for that to be mended, the oldest since {since}; then they leave within 15 minutes.',
  'system.mail.waiting':
    '{count, plural, =0 {No mail is waiting.} one {# mail is waiting, since {since}.} other {# mails are waiting, the oldest since {since}.}}',
  'system.mail.failed': '{count, plural, =0 {None was given up.} one {# was given up.} other {# were given up.}}',
  'system.backup': 'Backup',
  'system.backup.none': 'No backup has been taken yet.',
  'system.backup.ok': 'The last one was taken on {at} ({kind}).',
  'system.backup.failed': 'The last one, on {at} ({kind}), did not succeed.',
  'system.backup.manual': 'by hand',
  'system.backup.nightly': 'at night',
  'system.backup.before-upgrade': 'before an upgrade',
  'system.backup.everyNight': 'One is taken every night.',
  'system.backup.never': 'None is taken by itself.',
  'system.check': 'Data check',
  'system.check.now': 'Check now',
  'system.check.none': 'The data have not been checked yet.',
  'system.check.well': 'All is well. Last checked on {at}.',
  'system.check.looked': 'Last checked on {at}.',
  'system.check.todo': 'The data are in order, but there is something for you to do. Last checked on {at}.',
  'system.check.failed': 'Failed to check the data: {reason}',
  'system.check.fault': 'Fault',
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
  'system.finding.visit_without_a_table':
    '{count, plural, one {# reservation has no table. Please move it or call the guest.} other {# reservations have no table. Please move them or call the guests.}}',
  'system.finding.reservation_without_a_mail':
    '{count, plural, one {# reservation of the last week has} other {# reservations of the last week have}} no mail.',
  'system.finding.mail_nobody_sends':
    '{count, plural, one {# mail is due and is} other {# mails are due and are}} not sent.',
  'system.finding.mail_given_up':
    '{count, plural, one {# mail of the last week was} other {# mails of the last week were}} given up.',
  'system.finding.constraint_that_does_not_hold':
    '{count, plural, one {# rule of the database does} other {# rules of the database do}} not hold.',
  'system.check.toTheParties': 'To the reservations',
  'system.warnings': 'Settings to think about',
};
