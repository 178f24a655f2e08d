import type { Language } from '@strapec/domain';

const euros = {
  sk: new Intl.NumberFormat('sk', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
};

/** An amount of cents as it is written: `39,00 €`, `€39.00`. */
export const priceInWords = (cents: number, language: Language): string => euros[language].format(cents / 100);
