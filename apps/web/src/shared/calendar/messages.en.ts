export const en = {
  'calendar.choose': 'Choose a day',
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.closed': '{date}, closed',
  'calendar.unavailable': '{date}, not available',
};
