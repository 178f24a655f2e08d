export const en = {
  'reserve.title': 'Reserve a table',
  'reserve.lead': 'Wednesday to Saturday, from four in the afternoon.',
  'reserve.close': 'Close',
  'reserve.when': 'When will you come?',
  'reserve.who': 'In whose name?',

  'reserve.date': 'Date',

  'reserve.partySize': 'Party size',
  'reserve.partySize.option': '{count, plural, one {# person} other {# people}}',
  'reserve.duration': 'Duration',
  'reserve.duration.option': '{count, plural, one {# hour} other {# hours}}',
  'reserve.time': 'Time',
  'reserve.time.choose': 'Choose',
  'reserve.time.chips': 'Times of the evening',
  'reserve.time.taken': 'Fully booked',
  'reserve.time.takenOption': '{time} · fully booked',
  'reserve.time.lastStart':
    'A visit of {count, plural, one {# hour} other {# hours}} can start at {time} at the latest.',

  'reserve.availability.chooseDay': 'Choose a day and you will see when there is room.',
  'reserve.availability.checking': 'Checking availability...',
  'reserve.availability.none': 'No times available for selected date and party size',
  'reserve.availability.failed': 'Error loading availability. Please try again.',
  'reserve.availability.retry': 'Try again',
  'reserve.availability.offered':
    '{count, plural, one {# time is free that evening.} other {# times are free that evening.}}',

  'reserve.alternatives': 'This time has just been taken. We could seat you here:',
  'reserve.alternatives.none': 'There is no room near this time, on this evening or the next ones.',
  'reserve.alternatives.same': 'At {time}',
  'reserve.alternatives.next': '{date} at {time}',

  'reserve.approval': 'Parties of more than 4 need our approval. We will contact you within 24\u00a0hours.',
  'reserve.approval.deposit':
    'Parties of more than 4 need our approval. We will contact you within 24\u00a0hours; for 8\u00a0guests or more a deposit may be required.',
  'reserve.privateEvents':
    'Sunday to Tuesday we are closed, but open for private events. <events>Plan yours with us</events>.',

  'reserve.firstName': 'First name',
  'reserve.lastName': 'Last name',
  'reserve.email': 'E-mail',
  'reserve.phone': 'Phone',
  'reserve.specialRequests': 'Special requests',
  'reserve.specialRequests.hint': 'Optional. An allergy, a pram, a quiet corner…',
  'reserve.specialRequests.left': '{count, plural, one {# character left} other {# characters left}}',
  'reserve.website': 'Leave this field empty',
  'reserve.wrong': 'Please check this.',
  'reserve.characters': 'This text has characters that cannot be used',
  'reserve.required': 'Required',

  'reserve.policies': 'Good to know',
  'reserve.policies.hold': 'We hold your table for 15\u00a0minutes past the reserved time.',
  'reserve.policies.cancel':
    'If your plans change, please cancel at least 24\u00a0hours ahead: <contact>contact us</contact>.',
  'reserve.policies.approval': 'Parties of more than 4 need our approval; we contact you within 24\u00a0hours.',
  'reserve.policies.deposit': 'Parties of 8 or more may require a deposit.',
  'reserve.policies.confirmation': 'We usually confirm by e-mail within 1\u00a0hour.',

  'reserve.summary.empty': 'Choose a day and a time, we will take care of the rest.',
  'reserve.summary.day': '{date}, for {count, plural, one {# person} other {# people}}. Now choose a time.',
  'reserve.summary': '{date}, {from}–{until}, for {count, plural, one {# person} other {# people}}.',
  'reserve.confirm': 'Confirm reservation',
  'reserve.confirming': 'Confirming...',

  'reserve.refusal.missing.title': 'Missing Information',
  'reserve.refusal.missing': 'Please fill in all required fields.',
  'reserve.refusal.date.title': 'Invalid Date',
  'reserve.refusal.closed': 'We are closed on Sundays, Mondays, and Tuesdays. Please select another day.',
  'reserve.refusal.past': 'This day has passed. Please select another day.',
  'reserve.refusal.far': 'We take reservations up to a year ahead. Please select an earlier day.',
  'reserve.refusal.time.title': 'Invalid Time',
  'reserve.refusal.time': 'On {day}, you can come between {from} and {to}. Please choose another time.',
  'reserve.refusal.duration.title': 'Invalid Duration',
  'reserve.refusal.duration':
    'On {day}, your visit must end by {time}. Please choose a shorter duration or earlier time.',
  'reserve.refusal.email.title': 'Invalid Email',
  'reserve.refusal.email': 'Please enter a valid email address',
  'reserve.refusal.phone.title': 'Invalid Phone',
  'reserve.refusal.phone.short': 'Phone number must be at least 10 characters',
  'reserve.refusal.phone.format': 'Invalid phone number format',
  'reserve.refusal.phone.digits': 'Phone number must contain at least 10 digits',
  'reserve.refusal.captcha.title': 'Verification Required',
  'reserve.refusal.captcha': 'Please complete the CAPTCHA verification.',

  'reserve.failure.title': 'Reservation Failed',
  'reserve.failure': 'Unable to create reservation. Please try again.',
  'reserve.failure.rateLimit': 'Too many reservation attempts. Please try again later.',
  'reserve.failure.suspicious': 'Suspicious activity detected. Please try again later.',
  'reserve.failure.full': 'No times available for selected date and party size',
  'reserve.failure.notOffered': 'This time cannot be reserved. Please choose another one.',
  'reserve.failure.inFlight': 'Your reservation is being worked on already. Please wait a moment.',
  'reserve.failure.received':
    'We have already received your first request; please look into your e-mail. To reserve one more table, confirm again.',
  'reserve.failure.fields': 'Please check the highlighted fields.',
  'reserve.failure.busy': 'We are very busy right now; please give us a moment.',

  'reserve.success.title': 'Reservation Confirmed',
  'reserve.success': 'Your reservation is confirmed.',
  'reserve.success.approval.title': 'Request Received',
  'reserve.success.approval':
    'Your reservation requires approval. We have received your request and will contact you within 24\u00a0hours.',

  'reserve.ticket.title': 'The table is yours',
  'reserve.ticket.approval.title': 'We have your request',
  'reserve.ticket.approval': 'Awaiting approval',
  'reserve.ticket.confirmed': 'Confirmed',
  'reserve.ticket.party': 'Party',
  'reserve.ticket.duration': 'Until',
  'reserve.ticket.place': 'Where',
  'reserve.ticket.note': 'We hold your table for 15\u00a0minutes past the reserved time.',
  'reserve.ticket.approval.note': 'We keep a table for you and will contact you within 24\u00a0hours.',
  'reserve.ticket.deposit.note':
    'We keep a table for you and will contact you within 24\u00a0hours, also about a deposit.',
  'reserve.ticket.calendar': 'Add to calendar',
  'reserve.ticket.done': 'Done',
};
