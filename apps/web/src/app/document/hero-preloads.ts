import type { Site } from '../../shared/site/site';
import { heroPicture } from '../../shared/ui/hero-picture';
import { escapeHtml } from './escape';

const preload = 'rel="preload" as="image" fetchpriority="high"';
const { tall, wide } = heroPicture;

const builtIn = [
  `<link ${preload} type="image/avif" href="${tall.avif}" media="${tall.media}">`,
  `<link ${preload} type="image/avif" imagesrcset="${wide.avif}" imagesizes="100vw" media="${wide.media}">`,
].join('');

/** Lets the browser fetch the largest picture before it has read the page. */
export function heroPreloads({ images }: Site): string {
  const chosen = images['home.hero'];
  if (!chosen) return builtIn;
  if (!chosen.avif) return `<link ${preload} href="${escapeHtml(chosen.url)}">`;
  return `<link ${preload} type="image/avif" imagesrcset="${chosen.avif}" imagesizes="100vw">`;
}
