export interface BuiltInImage {
  key: string;
  section: string;
  url: string;
  /** Smallest sharp size in pixels. */
  least: { width: number; height: number };
  altEn: string;
  altSk: string;
}

const noPicture = { url: '', altEn: '', altSk: '' };

/** No default where it would show a real place. */
export const builtInImages: readonly BuiltInImage[] = [
  {
    key: 'home.hero',
    section: 'home',
    url: '/images/hero-wide-1280.webp',
    least: { width: 1280, height: 720 },
    altEn: 'A glass of red and a glass of white wine beside a bottle, by candlelight',
    altSk: 'Pohár červeného a pohár bieleho vína vedľa fľaše, pri sviečkach',
  },
  { key: 'home.about', section: 'about', ...noPicture, least: { width: 960, height: 640 } },
  { key: 'home.wines', section: 'wines', ...noPicture, least: { width: 1280, height: 720 } },
  {
    key: 'home.shelf',
    section: 'wines',
    url: '/images/shelf-1000.webp',
    least: { width: 480, height: 640 },
    altEn: 'Bottles standing and lying on a shelf by candlelight',
    altSk: 'Fľaše na polici, stojace aj ležiace, pri svetle sviečok',
  },
  { key: 'events.room', section: 'events', ...noPicture, least: { width: 1280, height: 720 } },
  {
    key: 'events.plate',
    section: 'events',
    url: '/images/plate-480.webp',
    least: { width: 480, height: 320 },
    altEn: 'Cheese, ham, olives, grapes and bread on a slate',
    altSk: 'Syry, šunka, olivy, hrozno a chlieb na bridlici',
  },
];
