import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'footer.social': 'Sledujte nás',
  'footer.newTab': '{network} (otvorí sa na novej karte)',
  'footer.copyright': '© {year} {name}',
  'footer.privacy': 'Ochrana osobných údajov',
  'footer.legal.company': '{companyName}',
  'footer.legal.seat': 'Sídlo: {companySeat}',
  'footer.legal.id': 'IČO: {companyId}',
  'footer.legal.ids': 'IČO: {companyId} · DIČ: {companyTaxId}',
  'footer.legal.register': '{companyRegister}',
};
