/** A picture that staff may replace by one of their own, with what it shows in words. */
export interface BuiltInImage {
  key: string;
  section: string;
  url: string;
  altEn: string;
  altSk: string;
}

/** The pictures that the pages are built with; the pages ask for them by key. */
export const builtInImages: readonly BuiltInImage[] = [
  {
    key: 'home.hero',
    section: 'home',
    url: '/images/hero-wide-1280.webp',
    altEn: 'A glass of red and a glass of white wine beside a bottle, by candlelight',
    altSk: 'Pohár červeného a pohár bieleho vína vedľa fľaše, pri sviečkach',
  },
  {
    key: 'home.wines',
    section: 'wines',
    url: '/images/vineyards-1280.webp',
    altEn: 'Vineyards of the Small Carpathians below Bratislava Castle at dusk',
    altSk: 'Vinice Malých Karpát pod Bratislavským hradom za súmraku',
  },
];
