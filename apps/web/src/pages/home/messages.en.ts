export const en = {
  'meta.home.title': 'Wine bar',
  'meta.home.description':
    '{name}: wines by the glass and by the bottle, opening hours, and the way to us. Reserve your table online.',
  'home.contact.eyebrow': 'Contact',
  'home.contact.title': 'Where to find us',
};
