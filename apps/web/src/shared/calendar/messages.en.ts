export const en = {
  'calendar.choose': 'Choose a day',
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.closed_day': '{date}, closed',
  'calendar.date_in_past': '{date}, not available',
  'calendar.date_too_far': '{date}, not available',
  'calendar.full': '{date}, full',
  'calendar.legend': 'Days struck through are full.',
  'calendar.why.closed_day': 'We are closed on that day.',
  'calendar.why.date_in_past': 'That day has passed.',
  'calendar.why.date_too_far': 'We do not plan that far ahead yet.',
};
