export const en = {
  'failure.unknown': 'Unknown error',
  'failure.connection': 'the server could not be reached',
  'failure.unanswered': 'no answer has come, so it is not known whether it was saved. It is safe to try again.',
  'failure.noWayBack': 'it is too late for that, or there is nothing left to take back',
  'failure.inFlight': 'the first attempt is still being worked on; please try again in a moment',
  'failure.madeBefore':
    'what you sent first was saved after all. Please close this form and change it where it is listed.',
  'failure.storage': 'the disk of the server is full, nothing was saved',
  'failure.busy': 'the server is very busy; please try again in a moment',
  'failure.internal': 'something went wrong on the server',
  'failure.full': 'no table is free for this party at this time',
  'failure.gone': 'it no longer exists',
  'failure.fields': 'please check the highlighted fields',
  'failure.changed': 'somebody else has changed this meanwhile',
  'failure.signedOut': 'you are not signed in',
  'failure.reason': 'this goes against a rule of the house; a reason is needed',
  'failure.belowBookings': 'more guests are booked already than the new capacity allows',
};
