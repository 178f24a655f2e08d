import { createHash } from 'node:crypto';
import type { PageState } from '../pages';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** `<` could end the script element. */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** For the Content-Security-Policy. */
export const hashScript = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

export const toVersionedUrl = (url: string, { look }: Pick<PageState['site'], 'look'>): string =>
  look === null ? url : `${url}?v=${look}`;

/** For shared links. */
export const toSharePictureUrl = ({
  origin,
  language,
  site,
}: Pick<PageState, 'origin' | 'language' | 'site'>): string =>
  toVersionedUrl(`${origin}/images/share-${language}.jpg`, site);
