export const en = {
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
  'system.check.error': 'FormError',
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
