export const en = {
  'tonightMenu.title': '{part, select, day {Today’s list} other {Tonight’s list}}',
  'tonightMenu.close': 'Close',
  'tonightMenu.shown': 'What is shown',
  'tonightMenu.shown.glass': 'With a glass',
  'tonightMenu.shown.all': 'All',
  'tonightMenu.empty': 'There is nothing on the list yet.',
};
