export const textsEn = {
  'confirmed.subject': 'Your table is waiting, {onDay} at {from}',
  'confirmed.title': 'Your table is reserved',
  'confirmed.lead': 'We look forward to seeing you, {firstName}. There is a calendar file with this mail.',
  'approved.subject': 'Your request is confirmed: {day} at {from}',
  'approved.title': 'Your request is confirmed',
  'approved.lead': 'Good news, {firstName}: the table is yours. There is a calendar file with this mail.',
  'declined.subject': 'We cannot confirm your request for {day}',
  'declined.title': 'We cannot confirm your request',
  'declined.lead':
    'We are sorry, {firstName}: this time it will not work out, and no table is kept for you. Another {part, select, day {day} other {evening}}, perhaps?',
  'changed.subject': 'Changed: your table is waiting, {onDay} at {from}',
  'changed.title': 'Your reservation has changed',
  'changed.lead':
    'Your reservation has changed, {firstName}. This is how it stands now; your calendar follows by itself, or with the file.',
  'changeReceived.subject': 'Your request for a change: {changeRequestShort}',
  'changeReceived.title': 'We have your request for a change',
  'changeReceived.lead': 'Thank you, {firstName}. You have asked for this:',
  'changeReceived.until': 'You will hear from us within 24\u00a0hours. Until then your reservation stands as it is:',
  'changeDeclined.subject':
    '{outcome, select, expired {We did not answer about the change in time} other {We cannot confirm the change}}: your reservation {onDay} stands',
  'changeDeclined.title': 'Your reservation stands as it was',
  'changeDeclined.lead':
    '{outcome, select, expired {We are sorry, {firstName}: we did not manage to answer your request for a change in time. If you still wish for it, please call us.} other {We are sorry, {firstName}: we cannot confirm the change that you asked for.}}',
  'changeDeclined.stands': 'Your reservation stands as it is:',
  'changeStaff.subject': 'Request for a change: {changeRequestShort}',
  'changeStaff.title': 'A guest asks for a change',
  'changeStaff.until': 'Please decide {changeRequestDay} at {changeRequestTime} at the latest. Until then this stands:',
  'visit.changeRequest': 'Asks for',
  'verify.subject': 'Confirm your reservation: {day} at {from}',
  'verify.title': 'Confirm your reservation',
  'verify.lead':
    'We are holding a table for you for {minutesToVerify} minutes, {firstName}. It is yours once you have confirmed it on the page that opens. If it was not you who asked, there is nothing to do.',
  'verify.action': 'Confirm the reservation',
  'received.subject': 'We have your request: {day} at {from}',
  'received.title': 'We have your request',
  'received.lead':
    'Thank you, {firstName}. We are keeping a table for you; for {partySize, plural, one {a party of #} other {a party of #}} we look at the {part, select, day {day} other {evening}} ourselves and will write to you {isSoon, select, true {as soon as we can, before your visit begins} other {within 24 hours}}.',
  'cancelled.subject': 'Your reservation {onDay} is cancelled',
  'cancelled.title': 'Your reservation is cancelled',
  'cancelled.lead':
    'We are sorry it will not be this time, {firstName}. Another {part, select, day {day} other {evening}}, perhaps?',
  'readdressed.subject': 'The reservation {onDay} no longer has this e-mail address',
  'readdressed.title': 'We will not write to this address again',
  'readdressed.lead':
    'A reservation ({day}, {from} to {until}, {party}) no longer has this e-mail address. This mail takes it out of your calendar, and no other mail about it will follow.',
  'readdressed.stands': 'That does not cancel it. If this is a mistake, please call us: {venuePhone}.',
  'reminder.subject': 'See you {onDay} at {from}',
  'reminder.title': 'See you soon',
  'reminder.lead':
    'We are looking forward to it, {firstName}. If something has come up, please tell us: somebody else would be glad of the table.',
  'reminder.answer': 'Say you are coming, or cancel',
  'links.subject': 'The links to your reservations',
  'links.title': 'Your reservations',
  'links.lead':
    'Each link opens a reservation of yours: look at it, change it, cancel it, or tell us that you will be late.',
  'links.open': 'Open the reservation',
  'links.waiting': 'Waiting for our answer',
  'links.held': 'Not confirmed yet',
  'alternatives.subject': 'Your table {onDay}: may we offer you another time?',
  'alternatives.title': 'May we offer you another time?',
  'alternatives.lead':
    'We are sorry, {firstName}: something has changed at the bar, and we have no table for you as you reserved it. As we write these times are free:',
  'alternatives.answer':
    'Please reply to this mail{canCall, select, true { or call us} other {}}, and say which one suits you, or that none does. Until then your reservation is neither changed nor cancelled.',
  'alternatives.call': 'Call {venuePhone}',
  'alternatives.yours': 'As you have reserved:',
  'staff.subject':
    '{status, select, pending_approval {To approve} cancelled {Late cancellation} other {New reservation}}: {party}, {onDay} at {from}',
  'staff.title':
    '{status, select, pending_approval {A reservation to approve} cancelled {Late cancellation} other {A new reservation}}',
  'staff.open': 'Open in the admin',
  'staff.lead': '{email} · {phone}',
  'visit.was': 'Before',
  'visit.inShort': '{day}, {from} to {until}, {party}',
  'visit.inSubject': '{shortDay}, {from}, {party}',
  'visit.day': 'Day',
  'visit.time': 'Time',
  'visit.hours': '{from} to {until}',
  'visit.party': 'Party',
  'visit.name': 'Name',
  'visit.fullName': '{firstName} {lastName}',
  'visit.place': 'Where',
  'visit.specialRequests': 'Your wishes',
  'visit.tables': 'Tables',
  party: '{partySize, plural, one {# person} other {# people}}',
  'party.for': '{partySize, plural, one {# person} other {# people}}',
  answer: '{isSoon, select, true {as soon as possible, before your visit begins} other {within 24\u00a0hours}}',
  wait: '{hours, plural, =0 {{minutes, plural, one {in a minute} other {in #\u00a0minutes}}} one {in an hour} other {in #\u00a0hours}}',
  'calendar.summary': 'Table for {partySize}',
  'note.hold': 'If you are late, we hold your table for {holdMinutes, plural, one {# minute} other {# minutes}}.',
  'note.cancel':
    'If your plans change, please cancel {lateCancelHours, plural, =0 {ahead} one {at least # hour ahead} other {at least # hours ahead}}: with the button above, by phone, or by replying to this email.',
  'note.deposit': 'For parties of {depositFrom} and more we may ask for a deposit; we would write to you first.',
  'contact.subject': 'We have your message',
  'contact.title': 'Thank you for writing',
  'contact.lead':
    'Your message has reached us, {firstName}. We read every one ourselves and will get back to you soon.',
  'contact.urgent': 'If it is about {part, select, day {today} other {tonight}}, a call is faster.',
  'contactStaff.subject': 'A message from the website: {name}',
  'contactStaff.title': 'A message from the website',
  'inquiry.subject': '{eventType, select, public_event {Your interest: {event}, {day}} other {Your inquiry: {day}}}',
  'inquiry.title': 'We have your inquiry',
  'inquiry.lead':
    '{eventType, select, public_event {Thank you for your interest. We look at the places that are left, and write to you within 24 hours whether one is yours. It is not reserved yet.} other {Thank you for thinking of us. We look at the day and at what you have in mind, and will write to you within 24 hours.}}',
  'inquiry.day': 'Day',
  'inquiry.event': 'Event',
  'inquiry.kind':
    '{eventType, select, public_event {{event} (public event)} corporate {corporate event} celebration {celebration} custom {custom event} private_wine_tasting {private wine tasting} wine_dinner {wine dinner} other {private event}}',
  'inquiry.guests': 'Guests',
  'inquiry.call': 'In a hurry? Call us.',
  'inquiryStaff.subject':
    '{eventType, select, public_event {Interest in {event}} corporate {Inquiry for a corporate event} celebration {Inquiry for a celebration} custom {Inquiry for a custom event} private_wine_tasting {Inquiry for a private wine tasting} wine_dinner {Inquiry for a wine dinner} other {Inquiry for a private event}}: {day}',
  'inquiryStaff.title': 'An inquiry from the website',
  'welcome.subject': 'You are on our list',
  'welcome.title': 'Good to have you',
  'welcome.lead':
    'From now on we write to you when there is a reason: new bottles, tastings, and evenings worth coming for. Nothing else.',
  'invitation.subject': '{inviter} invites you: the staff of {venue}',
  'invitation.title': 'Come and work with us',
  'invitation.lead':
    '{inviter} invites you to the pages of the staff of {venue}, as {role, select, owner {an owner} manager {a manager} other {a host}}. Choose a user name and a password, and you are in.',
  'invitation.accept': 'Accept the invitation',
  'invitation.until': 'The link works once, until {day}, {time}. After that, ask for a new one.',
  'reset.subject': 'A new password for {venue}',
  'reset.title': 'Choose a new password',
  'reset.lead': '{name}, a new password was asked for your account. Your user name is {username}.',
  'reset.choose': 'Choose a password',
  'reset.until':
    'The link works once, for half an hour. If you did not ask, do nothing: the password stays as it is. Of several mails only the newest works.',
  'reason.reset':
    'You are getting this mail because somebody typed your user name or e-mail on the page for forgotten passwords.',
  'passwordChanged.subject': 'Your password has changed',
  'passwordChanged.title': 'Your password has changed',
  'passwordChanged.lead':
    '{name}, your account {username} has a new password, and you are signed out on other devices.',
  'passwordChanged.notYou': 'If that was not you, ask for a new password at once, and tell an owner of the bar.',
  'passwordChanged.ask': 'I did not do this',
  'reason.account': 'You are getting this mail because you have an account in the admin area.',
  'reason.invitation':
    'You are getting this e-mail because an owner of the bar entered this address. If you do not know what it is about, do nothing.',
  'test.subject': 'A test from the admin area',
  'test.title': 'This mail has arrived',
  'test.lead':
    'You asked for it, {name}: the e-mails of the bar are sent and arrive. If this one is in the spam folder, look at the DNS records in the admin.',
  'form.reply': 'An answer to this e-mail goes straight to its sender.',
  'form.email': 'E-mail',
  'form.phone': 'Phone',
  'form.language': 'Language',
  'form.languageName': '{language, select, sk {Slovak} other {English}}',
  keep: 'Manage your reservation',
  reserve: 'Reserve a table',
  unsubscribe: 'Unsubscribe',
  again: 'Reserve another {part, select, day {day} other {evening}}',
  map: 'Find the way',
  reason:
    'You are getting this mail because somebody reserved a table with this address. If that was not you, simply reply.',
  'reason.links':
    'You are getting this mail because somebody has asked on our website for the links of this address. If it was not you, there is nothing to do.',
  'reason.contact':
    'You are getting this mail because somebody wrote to us with this address. If that was not you, simply reply.',
  'reason.inquiry':
    'You are getting this mail because somebody asked us about an event with this address. If that was not you, simply reply.',
  'reason.newsletter':
    'You are getting this mail because this address was subscribed to the newsletter on our website. If that was not you, one click ends it.',
  'reason.test': 'You are getting this mail because you pressed “Test Email Now”.',
  'reason.staff': 'A copy for the team.',
} as const;

export type MailTextKey = keyof typeof textsEn;
