import { useText } from '../../shared/i18n/use-text';

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

export const useStaticFooterText = useText<keyof typeof en>;
