export const en = {
  'meta.events.title': 'Private events and wine tastings',
  'meta.events.description':
    'Private evenings, corporate events and celebrations for up to 20 guests in a wine cellar in Bratislava’s Old Town, and the tastings and dinners that are coming up.',
  'events.bar.inquire': 'Tell us about your evening',
};
