export const en = {
  'home.about.eyebrow': 'About us',
  'home.about.title': 'Behind every bottle there is someone we know',
  'home.about.first':
    'We do not look for labels, we look for people. Before most of our bottles came down to this cellar, we had walked the rows with the people who made them: in Modra and Tokaj, in Moravia, Burgundy and Piedmont.',
  'home.about.second':
    'Come for one glass on the way home, or stay until we close. We will tell you what is worth opening tonight, and then we will leave you in peace.',
  'home.about.wines.count': '50+',
  'home.about.wines.label': 'wines',
  'home.about.regions.count': '20+',
  'home.about.regions.label': 'regions',
};
