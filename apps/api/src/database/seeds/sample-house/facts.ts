/** The facts of a bar that does not exist, as texts whose keys begin with `venue.` (rules §10). */
export const sampleFacts: Readonly<Record<string, string | { en: string; sk: string }>> = {
  name: 'Strapec — víno & káva',
  street: 'Klobučnícka 7',
  postalCode: '811 05',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 2 5555 0123',
  email: 'vitajte@strapec.example',
  latitude: '48.1445',
  longitude: '17.1106',
  companyName: 'Strapec, s. r. o.',
  companySeat: 'Klobučnícka 7, 811 05 Bratislava',
  companyId: '12 345 678',
  companyTaxId: '2012345678',
  companyRegister: {
    en: 'Commercial Register of the Municipal Court Bratislava III, section Sro, file no. 12345/B',
    sk: 'Zapísaná v Obchodnom registri Mestského súdu Bratislava III, oddiel Sro, vložka č. 12345/B',
  },
  priceRange: '€€€',
  cuisine: 'finger food',
  map: 'drawing',
  socialLinks: 'https://www.facebook.com/strapec.example\nhttps://www.instagram.com/strapec.example',
};
