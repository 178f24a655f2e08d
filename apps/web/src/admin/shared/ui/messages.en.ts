export const en = {
  'ui.loading': 'Loading...',
  'ui.failed': 'This could not be loaded.',
  'ui.tryAgain': 'Try again',
};
