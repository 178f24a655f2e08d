export const en = {
  'reserve.title': 'Reserve a table',
  'reserve.lead': '{OpenHours}.',
  'reserve.close': 'Close',
  'reserve.when': 'When will you come?',
  'reserve.who': 'Who is the table for?',

  'reserve.date': 'Date',
  'reserve.date.other': 'Another day',
  'reserve.evenings': 'The next {part, select, day {days} other {evenings}}',
  'reserve.evenings.full': '{date}, full',

  'reserve.partySize': 'Party size',
  'reserve.partySize.option': '{count, plural, one {# guest} other {# guests}}',
  'reserve.partySize.larger': '{count} or more',
  'reserve.larger': 'We are happy to seat larger parties by arrangement, up to {count}\u00a0guests.',
  'reserve.larger.call': 'Or call us:',
  'reserve.larger.write': 'Write to us',
  'reserve.duration': 'Duration',
  'reserve.duration.sentence': 'The table is yours for {count, plural, one {# hour} other {# hours}}.',
  'reserve.duration.change': 'Change',
  'reserve.duration.changeLabel': 'Change the duration',
  'reserve.duration.option': '{count, plural, one {# hour} other {# hours}}',
  'reserve.time': 'Time',
  'reserve.time.chips': 'Times of the {part, select, day {day} other {evening}}',
  'reserve.time.taken': 'Fully booked',
  'reserve.time.shorter': '{count, plural, one {for # hour} other {for # hours}}',

  'reserve.availability.chooseDay': 'Choose a day and you will see when there is room.',
  'reserve.availability.checking': 'Checking availability...',
  'reserve.availability.none': 'No times available for selected date and party size',
  'reserve.availability.failed': 'Error loading availability. Please try again.',
  'reserve.availability.retry': 'Try again',
  'reserve.availability.offered':
    '{count, plural, one {# time to choose from that {part, select, day {day} other {evening}}.} other {# times to choose from that {part, select, day {day} other {evening}}.}}',

  'reserve.alternatives': 'This time has just been taken. We could seat you here:',
  'reserve.alternatives.none':
    'There is no room near this time, on this {part, select, day {day} other {evening}} or the next ones.',
  'reserve.alternatives.full': 'We are full on {date}.',
  'reserve.alternatives.full.looking': 'Looking for other times…',
  'reserve.alternatives.full.unknown': 'We could not find out when there is room.',
  'reserve.alternatives.full.none': 'We found no room for this many in the next three weeks.',
  'reserve.alternatives.full.some': 'There is room here:',
  'reserve.alternatives.call': 'Call us, sometimes a place can be found:',
  'reserve.alternatives.see': 'See other times',
  'reserve.alternatives.shorter': 'At {time} for {count, plural, one {# hour} other {# hours}}',
  'reserve.alternatives.same': 'At {time}',
  'reserve.alternatives.next': '{date} at {time}',

  'reserve.approval':
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval. We will contact you within 24\u00a0hours.',
  'reserve.approval.deposit':
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval. We will contact you within 24\u00a0hours; for {depositFrom, plural, one {#\u00a0guest} other {#\u00a0guests}} or more a deposit may be required.',
  'reserve.privateEvents': 'On the days we are closed we open for private events. <events>Plan yours with us</events>.',

  'reserve.firstName': 'First name',
  'reserve.lastName': 'Last name',
  'reserve.email': 'Email',
  'reserve.phone': 'Phone',
  'reserve.specialRequests': 'Special requests',
  'reserve.specialRequests.hint': 'Optional. An allergy, a pram, a quiet corner…',
  'reserve.note.left': '{count, plural, one {# character left} other {# characters left}}',
  'reserve.decoy': 'Leave this field empty',
  'reserve.wrong': 'Please check this.',
  'reserve.characters': 'This text has characters that cannot be used',
  'reserve.tooLong': 'This text is too long',
  'reserve.required': 'Required',

  'reserve.policies': 'Good to know',
  'reserve.policies.hold':
    'We hold your table for {holdMinutes, plural, one {#\u00a0minute} other {#\u00a0minutes}} past the reserved time.',
  'reserve.policies.cancel':
    'If your plans change, please <contact>let us know</contact>{lateCancelHours, plural, =0 {} one { at least #\u00a0hour ahead} other { at least #\u00a0hours ahead}}.',
  'reserve.policies.approval':
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval; we contact you within 24\u00a0hours.',
  'reserve.policies.deposit': 'Parties of {depositFrom} or more may require a deposit.',
  'reserve.policies.confirmation':
    'Your confirmation comes by email, usually at once, within 1\u00a0hour at the latest.',

  'reserve.policies.privacy': 'We use your data for this reservation only: <privacy>how we look after it</privacy>.',

  'reserve.summary.empty': 'Choose a day and a time, we will take care of the rest.',
  'reserve.summary.day': '{date}, for {count, plural, one {# guest} other {# guests}}. Now choose a time.',
  'reserve.summary': '{date}, {from}–{until}, for {count, plural, one {# guest} other {# guests}}.',
  'reserve.summary.full': 'No room on {date} for {count, plural, one {# guest} other {# guests}}.',
  'reserve.confirm': 'Confirm reservation',
  'reserve.confirming': 'Confirming...',
  'reserve.ask': 'Send request',
  'reserve.asking': 'Sending…',
  'reserve.tryAgain': 'Try again',
  'reserve.slow': 'This takes longer than usual, we are still trying…',

  'reserve.refusal.missing.title': 'Missing Information',
  'reserve.refusal.missing': 'Please fill in all required fields.',
  'reserve.refusal.date.title': 'Invalid Date',
  'reserve.refusal.closed': 'We are closed on {closedDays}. Please select another day.',
  'reserve.refusal.past': 'This day has passed. Please select another day.',
  'reserve.refusal.far':
    'We take reservations up to {horizonDays, plural, =365 {a year} one {# day} other {# days}} ahead. Please select an earlier day.',
  'reserve.refusal.time.title': 'Invalid Time',
  'reserve.refusal.time': 'On {day}, you can come between {from} and {to}. Please choose another time.',
  'reserve.refusal.duration.title': 'Invalid Duration',
  'reserve.refusal.duration':
    'On {day}, your visit must end by {time}. Please choose a shorter duration or earlier time.',
  'reserve.refusal.partySize.title': 'Invalid Party Size',
  'reserve.refusal.text.title': 'Invalid Text',
  'reserve.refusal.email.title': 'Invalid Email',
  'reserve.refusal.email': 'Please enter a valid email address',
  'reserve.refusal.phone.title': 'Invalid Phone',
  'reserve.refusal.email.ascii': 'Before the @, please write letters without accents',
  'reserve.refusal.phone.short':
    'Phone number must be at least 10 characters. For example: +421\u00a0905\u00a0123\u00a0456',
  'reserve.refusal.phone.format': 'Invalid phone number format',
  'reserve.refusal.phone.digits':
    'Phone number must contain at least 10 digits. For example: +421\u00a0905\u00a0123\u00a0456 or 0043\u00a01\u00a058858',
  'reserve.refusal.phone.letters': 'Invalid phone number format. There is a letter in it: please write digits only',
  'reserve.refusal.phone.two': 'Please write one phone number only',
  'reserve.refusal.phone.country':
    'We could not call this number. Is the country code missing? Please write it too, such as +421\u00a0905\u00a0123\u00a0456',
  'reserve.refusal.captcha.title': 'Verification Required',
  'reserve.refusal.captcha': 'Please complete the CAPTCHA verification.',

  'reserve.failure.title': 'Reservation Failed',
  'reserve.failure': 'Unable to create reservation. Please try again.',
  'reserve.failure.rateLimit': 'Too many reservation attempts. Please try again later.',
  'reserve.failure.suspicious': 'Suspicious activity detected. Please try again later.',
  'reserve.failure.wait': 'It works again in {minutes} min.',
  'reserve.failure.unconfirmed': 'Many tables are waiting to be confirmed by email. Please try again in {minutes} min.',
  'reserve.failure.tooMany':
    'You have several reservations ahead with this email or phone already. Please call us for another one.',
  'reserve.failure.already': 'You have a table at this time already. We have just sent you its link by email.',
  'reserve.failure.already.second': 'I would like one more table',
  'reserve.failure.full': 'No times available for selected date and party size',
  'reserve.failure.taken': 'This time has just been taken.',
  'reserve.failure.noTable': 'Your reservation was not sent, you have no table yet.',
  'reserve.failure.unknown':
    'We do not know whether your reservation went through: no answer came. Please try again, it will not make a second table.',
  'reserve.failure.or': 'Or call us:',
  'reserve.failure.timeout': 'Request timed out after 10 seconds',
  'reserve.failure.rateLimit.looking': 'Please wait a moment and try again.',
  'reserve.failure.notOffered': 'This time cannot be reserved. Please choose another one.',
  'reserve.failure.inFlight': 'Your reservation is being worked on already. Please wait a moment.',
  'reserve.failure.received':
    'We have already received your first request; please check your email. To reserve one more table, confirm again.',
  'reserve.failure.fields': 'Please check the highlighted fields.',
  'reserve.failure.call': 'We cannot take reservations online at the moment. Please call us.',
  'reserve.failure.busy': 'We are very busy right now; please give us a moment.',

  'reserve.success': 'Your reservation is confirmed.',
  'reserve.success.approval.soon':
    'Your reservation requires approval. We have received your request and will contact you as soon as we can, before your visit begins.',
  'reserve.success.approval':
    'Your reservation requires approval. We have received your request and will contact you within 24\u00a0hours.',

  'reserve.ticket.title': 'The table is yours',
  'reserve.ticket.approval.title': 'We have your request',
  'reserve.ticket.approval': 'Awaiting approval',
  'reserve.ticket.party': 'Party',
  'reserve.ticket.duration': 'Until',
  'reserve.ticket.place': 'Where',
  'reserve.ticket.name': 'For',
  'reserve.ticket.sent':
    'We sent a confirmation with a calendar invitation to {email}. The link in it changes or cancels the reservation.',
  'reserve.ticket.note':
    'We hold your table for {holdMinutes, plural, one {#\u00a0minute} other {#\u00a0minutes}} past the reserved time.',
  'reserve.ticket.approval.note': 'For now we keep a table for you.',
  'reserve.ticket.deposit.note': 'For now we keep a table for you. We will also talk about a deposit.',
  'reserve.ticket.calendar': 'Add to calendar',
  'reserve.ticket.calendar.title': 'Table for {count}',
  'reserve.ticket.calendars': 'Or straight to:',
  'reserve.ticket.held.title': 'Please confirm by email',
  'reserve.ticket.held': 'Waiting for you to confirm',
  'reserve.ticket.held.note':
    'We are holding the table for {minutes} minutes. Please confirm it by the link in the email we have sent to {email}. Nothing there? Please look among the junk, too.',
  'reserve.ticket.done': 'Done',
};
