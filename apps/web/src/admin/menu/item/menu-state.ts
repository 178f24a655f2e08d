import { type MenuItem, type ServiceDate, folded, isServedOn } from '@strapec/domain';

type Served = Pick<MenuItem, 'servings'>;

export const isSoldOut = ({ servings }: Served): boolean =>
  servings.length > 0 && servings.every(({ soldOutOn }) => soldOutOn !== null);

export const hasGlass = ({ servings }: Served): boolean => servings.some(({ kind }) => kind === 'glass');

export const isByTheGlass = ({ servings }: Served, evening: ServiceDate): boolean =>
  servings.some((one) => one.kind === 'glass' && one.soldOutOn === null && isServedOn(one, evening));

export function isFound({ name, text, wine }: Pick<MenuItem, 'name' | 'text' | 'wine'>, query: string): boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { producer, region, appellation, vintage, grapes = [] } = wine ?? {};
  const translated = [name, text, region].flatMap((one) => [one?.sk, one?.en]);
  const written = folded([...translated, producer, appellation, vintage, ...grapes].filter(Boolean).join(' '));
  return words.every((word) => written.includes(word));
}
