import type { Language } from '@strapec/domain';
import { createFormatter } from './formatters';

const format = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
const euros = createFormatter((locale) => new Intl.NumberFormat(locale, format));

/** `39 €`, `39,50 €`, `€39`. */
export const priceInWords = (cents: number, language: Language): string => euros(language).format(cents / 100);
