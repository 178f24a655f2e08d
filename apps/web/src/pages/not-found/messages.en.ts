export const en = {
  'meta.notFound.title': '404 Page Not Found',
  'meta.notFound.description': 'There is no page at this address.',
  'notFound.title': '404 Page Not Found',
  'notFound.text': 'This bottle is empty.',
  'notFound.lead': 'We do not have the page you are looking for.',
  'notFound.hint': 'Did you forget to add the page to the router?',
  'notFound.home': 'Back to the bar',
  'notFound.events': 'What is on',
  'notFound.reserve': 'Reserve a table',
};
