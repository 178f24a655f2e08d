import type { Site } from '../../shared/site/site';
import { sourceSet } from '../../shared/ui/picture-sources';
import { hero } from '../../shared/ui/pictures';
import { escapeHtml } from './escape';

const preload = 'rel="preload" as="image" fetchpriority="high"';

const builtIn = hero
  .map(
    (cut) =>
      `<link ${preload} type="image/avif" imagesrcset="${sourceSet(cut, 'avif')}" imagesizes="100vw" media="${cut.media}">`,
  )
  .join('');

/** Lets the browser fetch the largest picture before it has read the page. */
export function heroPreloads({ images }: Site): string {
  const chosen = images['home.hero'];
  if (!chosen) return builtIn;
  if (!chosen.avif) return `<link ${preload} href="${escapeHtml(chosen.url)}">`;
  return `<link ${preload} type="image/avif" imagesrcset="${chosen.avif}" imagesizes="100vw">`;
}
