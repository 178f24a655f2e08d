import type { Language } from '@strapec/domain';

const format = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
const euros = {
  sk: new Intl.NumberFormat('sk', format),
  en: new Intl.NumberFormat('en-IE', format),
};

/** An amount of cents as it is written: `39 €`, `39,50 €`, `€39`. */
export const priceInWords = (cents: number, language: Language): string => euros[language].format(cents / 100);
