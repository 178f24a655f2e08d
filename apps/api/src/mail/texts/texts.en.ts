/** Every text of the mails in English; its keys are the list that the Slovak file must have too. */
export const textsEn = {
  'confirmed.subject': 'Your table is waiting, {onDay} at {from}',
  'confirmed.title': 'Your table is reserved',
  'confirmed.lead': 'We look forward to seeing you, {firstName}. There is a calendar file with this mail.',
  'received.subject': 'We have your request: {day} at {from}',
  'received.title': 'We have your request',
  'received.lead':
    'Thank you, {firstName}. We are keeping a table for you; for {partySize, plural, one {a party of #} other {a party of #}} we look at the evening ourselves and will write to you within 24 hours.',
  'cancelled.subject': 'Your reservation {onDay} is cancelled',
  'cancelled.title': 'Your reservation is cancelled',
  'cancelled.lead': 'We are sorry it will not be this time, {firstName}. Another evening, perhaps?',
  'staff.subject':
    '{status, select, pending_approval {To approve} other {New reservation}}: {party}, {onDay} at {from}',
  'staff.title': '{status, select, pending_approval {A reservation to approve} other {A new reservation}}',
  'staff.lead': '{firstName} {lastName} · {email} · {phone}',
  'visit.day': 'Day',
  'visit.time': 'Time',
  'visit.hours': '{from} to {until}',
  'visit.party': 'Party',
  'visit.name': 'Name',
  'visit.requests': 'Your wishes',
  'visit.tables': 'Tables',
  'visit.language': 'Language',
  party: '{partySize, plural, one {# guest} other {# guests}}',
  'note.hold': 'We hold your table for 15 minutes.',
  'note.cancel':
    'If your plans change, please cancel at least 24 hours ahead: a call or a reply to this mail is enough.',
  'note.deposit': 'For parties of eight and more we may ask for a deposit; we would write to you first.',
  again: 'Reserve another evening',
  map: 'Find the way',
  reason:
    'You are getting this mail because somebody reserved a table with this address. If that was not you, simply reply.',
  'reason.staff': 'A copy for the team.',
} as const;

export type MailTextKey = keyof typeof textsEn;
