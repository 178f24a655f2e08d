export const en = {
  'section.navigation': 'Navigation',
  'section.home': 'Home',
  'section.about': 'About us',
  'section.wines': 'Wines',
  'section.events': 'Events',
  'section.contact': 'Contact and hours',
  'section.reservation': 'Reservation dialog',
  'section.forms': 'Forms and messages',
  'section.footer': 'Footer',
  'section.cookies': 'Cookies',
  'section.businessDetails': 'The bar',
};
