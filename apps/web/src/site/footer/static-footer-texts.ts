import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const staticFooterTexts = {
  'footer.social': ['Follow us', 'Sledujte nás'],
  'footer.newTab': ['{network} (opens in a new tab)', '{network} (otvorí sa na novej karte)'],
  'footer.copyright': ['© {year} {name}', '© {year} {name}'],
  'footer.privacy': ['Privacy policy', 'Ochrana osobných údajov'],
  'footer.legal.company': ['{companyName}', '{companyName}'],
  'footer.legal.seat': ['Registered office: {companySeat}', 'Sídlo: {companySeat}'],
  'footer.legal.id': ['Company ID (IČO): {companyId}', 'IČO: {companyId}'],
  'footer.legal.ids': [
    'Company ID (IČO): {companyId} · Tax ID (DIČ): {companyTaxId}',
    'IČO: {companyId} · DIČ: {companyTaxId}',
  ],
  'footer.legal.register': ['{companyRegister}', '{companyRegister}'],
} satisfies Texts;

export const useStaticFooterText = useText<keyof typeof staticFooterTexts>;
