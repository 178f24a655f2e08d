import type { Language } from '@strapec/domain';
import { createFormatter } from './formatters';

const euroFormatOptions = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
const euroFormat = createFormatter((locale) => new Intl.NumberFormat(locale, euroFormatOptions));

/** `39 €`, `39,50 €`, `€39`. */
export const priceInWords = (cents: number, language: Language): string => euroFormat(language).format(cents / 100);
