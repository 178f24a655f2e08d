import type { ServingKind } from '@strapec/domain';
import { normalizeText } from './sheet-words.js';

export type PriceColumn = `${ServingKind}/${number | ''}`;

const usualVolumesMl: Partial<Record<ServingKind, number>> = { glass: 100, bottle: 750, takeaway: 750 };

const servingPatterns: readonly [ServingKind, RegExp][] = [
  ['takeaway', /\b(so sebou|s sebou|take ?away|to go)\b/],
  ['glass', /\b(pohar\w*|sklenk\w*|sklenic\w*|glass|by the glass|deci|decko|rozliev\w*|rozlev\w*)\b/],
  ['carafe', /\b(karaf\w*|dzban\w*|carafe)\b/],
  ['bottle', /\b(flas\w*|fl\b|lahev|lahve|bottle|btl)\b/],
];
const fillerPattern = /\b(cena|ceny|za|na|v|s|dph|price|per|by|the|a|eur|euro|vina|wine)\b|[^a-z\d]/g;
const volumePattern = /(\d+(?:[.,]\d+)?)\s*(ml|cl|dl|dcl|deci|l|liter|litra|litre)\b|^\s*0[.,]\d+\s*$/;
const millilitresByUnit: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, dcl: 100, deci: 100 };

/** `0,1 l`, `2 dl`, `100 ml`, or `0,75` (litres). */
export function parseVolume(text: string): number | null {
  const [matchedText, numberText = matchedText, unit = 'l'] = volumePattern.exec(normalizeText(text)) ?? [];
  return numberText ? Math.round(Number(numberText.replace(',', '.')) * (millilitresByUnit[unit] ?? 1000)) : null;
}

export function guessServingKind(volumeMl: number | null): ServingKind | null {
  if (volumeMl === null) return null;
  if (volumeMl <= 250) return 'glass';
  return volumeMl === 375 || volumeMl >= 700 ? 'bottle' : null;
}

/** `fľaša`, `0,1 l` or `cena za pohár 1,5 dl`; `null` with any other word. */
export function parsePriceColumn(heading: string): PriceColumn | null {
  const volumeMl = parseVolume(heading);
  const { kind = guessServingKind(volumeMl), otherWords } = splitServingKind(
    normalizeText(heading).replace(volumePattern, ' '),
  );
  if (kind === null || otherWords !== '' || (volumeMl ?? findUsualVolumeMl(kind)) === null) return null;
  return `${kind}/${volumeMl ?? ''}`;
}

function splitServingKind(words: string): { kind?: ServingKind; otherWords: string } {
  const [kind, pattern = ''] = servingPatterns.find(([, one]) => one.test(words)) ?? [];
  return { ...(kind && { kind }), otherWords: words.replace(pattern, ' ').replaceAll(fillerPattern, '') };
}

export function parsePriceColumnKey(column: PriceColumn): { kind: ServingKind; volumeMl: number | null } {
  const [kind, volumeText] = column.split('/') as [ServingKind, string];
  return { kind, volumeMl: volumeText === '' ? null : Number(volumeText) };
}

export const findUsualVolumeMl = (kind: ServingKind): number | null => usualVolumesMl[kind] ?? null;
