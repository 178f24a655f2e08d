export const en = {
  'sheet.print': 'Print',
  'sheet.back': 'Back to the evening',
  'sheet.sum':
    '{parties, plural, one {# reservation} other {# reservations}} · {covers, plural, one {# guest} other {# guests}}',
  'sheet.asOf': 'as of {instant}',
  'sheet.event': 'Event: {title}, {span}',
  'sheet.time': 'Time',
  'sheet.party': 'Guests',
  'sheet.name': 'Name',
  'sheet.tables': 'Table',
  'sheet.phone': 'Phone',
  'sheet.notes': 'Notes',
  'sheet.pending': 'not approved yet',
  'sheet.noTable': 'no table',
  'sheet.walkIns': 'Without a reservation',
  'sheet.strip': 'Tables over the evening',
  'sheet.none': 'Nobody has reserved for this evening yet.',
};
