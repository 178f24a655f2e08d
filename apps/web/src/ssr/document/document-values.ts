import { createHash } from 'node:crypto';
import type { PageState } from '../pages';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** `<` could end the script element. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** For the Content-Security-Policy. */
export const scriptHash = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

export const versionedUrl = (address: string, { look }: Pick<PageState['site'], 'look'>): string =>
  look === null ? address : `${address}?v=${look}`;

/** For shared links. */
export const sharePictureUrl = ({ origin, language, site }: Pick<PageState, 'origin' | 'language' | 'site'>): string =>
  versionedUrl(`${origin}/images/share-${language}.jpg`, site);
