/** A picture that staff may replace by one of their own, with what it shows in words. */
export interface BuiltInImage {
  key: string;
  section: string;
  url: string;
  /** Pixels that its place shows of it; fewer would look blurred. */
  least: { width: number; height: number };
  altEn: string;
  altSk: string;
}

/** The pictures that the pages are built with; the pages ask for them by key. */
export const builtInImages: readonly BuiltInImage[] = [
  {
    key: 'home.hero',
    section: 'home',
    url: '/images/hero-wide-1280.webp',
    least: { width: 1280, height: 720 },
    altEn: 'A glass of red and a glass of white wine beside a bottle, by candlelight',
    altSk: 'Pohár červeného a pohár bieleho vína vedľa fľaše, pri sviečkach',
  },
  {
    key: 'home.about',
    section: 'about',
    url: '/images/cellar-wide-1280.webp',
    least: { width: 960, height: 640 },
    altEn: 'A brick cellar vault with small tables, candles, and a niche full of bottles',
    altSk: 'Tehlová klenba pivnice s malými stolmi, sviečkami a výklenkom plným fliaš',
  },
  {
    key: 'home.wines',
    section: 'wines',
    url: '/images/vineyards-wide-1280.webp',
    least: { width: 1280, height: 720 },
    altEn: 'Vineyards of the Small Carpathians below Bratislava Castle at dusk',
    altSk: 'Vinice Malých Karpát pod Bratislavským hradom za súmraku',
  },
  {
    key: 'home.shelf',
    section: 'wines',
    url: '/images/shelf-1000.webp',
    least: { width: 480, height: 640 },
    altEn: 'Bottles standing and lying on a shelf by candlelight',
    altSk: 'Fľaše na polici, stojace aj ležiace, pri svetle sviečok',
  },
  {
    key: 'events.room',
    section: 'events',
    url: '/images/cellar-wide-1280.webp',
    least: { width: 1280, height: 720 },
    altEn: 'A brick cellar vault with small tables, candles, and a niche full of bottles',
    altSk: 'Tehlová klenba pivnice s malými stolmi, sviečkami a výklenkom plným fliaš',
  },
  {
    key: 'events.plate',
    section: 'events',
    url: '/images/plate-480.webp',
    least: { width: 480, height: 320 },
    altEn: 'Cheese, ham, olives, grapes and bread on a slate',
    altSk: 'Syry, šunka, olivy, hrozno a chlieb na bridlici',
  },
];
