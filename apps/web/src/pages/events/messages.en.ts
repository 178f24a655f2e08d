export const en = {
  'meta.events.title': 'Private events and wine tastings',
  'meta.events.description':
    'Private celebrations, corporate events and tastings made to measure, and the public events that are coming up.',
  'events.bar.inquire': 'Tell us about your evening',
};
