export const en = {
  'footer.slogan': 'Good wine is never in a hurry.',
  'footer.links': 'Quick links',
  'footer.about': 'About',
  'footer.wines': 'Wines',
  'footer.contact': 'Contact',
  'footer.social': 'Follow us',
  'footer.newTab': '{network} (opens in a new tab)',
  'footer.copyright.first': '© 2025 {name}',
  'footer.copyright.since': '© 2025–{year} {name}',
};
