/** The hero is another picture on an upright screen; document head and page must ask for the same files. */
export const heroPicture = {
  tall: { media: '(max-width: 719px)', avif: '/images/hero-tall-720.avif', webp: '/images/hero-tall-720.webp' },
  wide: { media: '(min-width: 720px)', avif: sources('avif'), webp: sources('webp') },
} as const;

function sources(format: 'avif' | 'webp'): string {
  return [720, 1280, 1920].map((width) => `/images/hero-wide-${width}.${format} ${width}w`).join(', ');
}
