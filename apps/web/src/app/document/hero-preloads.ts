import { heroPicture } from '../../shared/ui/hero-picture';

const preload = 'rel="preload" as="image" type="image/avif" fetchpriority="high"';
const { tall, wide } = heroPicture;

/** Lets the browser fetch the largest picture before it has read the page. */
export const heroPreloads = [
  `<link ${preload} href="${tall.avif}" media="${tall.media}">`,
  `<link ${preload} imagesrcset="${wide.avif}" imagesizes="100vw" media="${wide.media}">`,
].join('');
