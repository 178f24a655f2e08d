import type { EveningVersion } from './read-night.js';

/** An evening's version in one word, the same in every process: whoever has it knows all there is to know. */
export function versionText({ house, lock }: EveningVersion): string {
  return `${house}-${(lock ?? '').replaceAll(/\D/g, '')}`;
}
