export const en = {
  'footer.social': 'Follow us',
  'footer.newTab': '{network} (opens in a new tab)',
  'footer.copyright': '© {year} {name}',
  'footer.privacy': 'Privacy policy',
  'footer.legal.company': '{companyName}',
  'footer.legal.seat': 'Registered office: {companySeat}',
  'footer.legal.id': 'Company ID (IČO): {companyId}',
  'footer.legal.ids': 'Company ID (IČO): {companyId} · Tax ID (DIČ): {companyTaxId}',
  'footer.legal.register': '{companyRegister}',
};
