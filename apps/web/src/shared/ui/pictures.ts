/** Files `/images/<file>-<width>.avif` and `.webp`. */
export interface PictureCrop {
  file: string;
  /** Pixels, ascending; 760 is the largest for a usual phone. */
  widths: readonly number[];
  size: readonly [number, number];
  /** At most one crop matches. */
  media?: string;
}

export type BuiltInPicture = readonly PictureCrop[];

/** A tablet in portrait needs another crop than a small desktop. */
export const heroCrops: BuiltInPicture = [
  { file: 'hero-tall', widths: [760, 1200], size: [1200, 1800], media: '(max-aspect-ratio:17/25)' },
  {
    file: 'hero-middle',
    widths: [900, 1600],
    size: [1600, 1800],
    media: '(min-aspect-ratio:17/25) and (max-aspect-ratio:6/5)',
  },
  { file: 'hero-wide', widths: [1280, 1920, 2560], size: [2560, 1440], media: '(min-aspect-ratio:6/5)' },
];

export const vineyardsCrops: BuiltInPicture = [
  { file: 'vineyards-tall', widths: [760, 1200], size: [1200, 1200], media: '(max-width:719px)' },
  { file: 'vineyards-wide', widths: [1280, 1920, 2560], size: [2560, 1100] },
];

export const cellarCrops: BuiltInPicture = [{ file: 'cellar-wide', widths: [760, 1280, 2000], size: [2000, 1250] }];

export const shelfCrops: BuiltInPicture = [{ file: 'shelf', widths: [560, 1000, 1400], size: [1400, 1750] }];

export const plateCrops: BuiltInPicture = [{ file: 'plate', widths: [480, 960], size: [1400, 1400] }];

/** Only the picture above the fold is fetched at once. */
export const toLoadingProps = (isAboveTheFold = false) =>
  isAboveTheFold ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);

export type PictureFormat = 'avif' | 'webp';

export const toSourceSet = ({ file, widths }: PictureCrop, format: PictureFormat): string =>
  widths.map((width) => `/images/${file}-${width}.${format} ${width}w`).join(', ');

export const isBuiltIn = ({ url }: { url: string }, picture: BuiltInPicture): boolean =>
  picture.some(({ file }) => url.startsWith(`/images/${file}-`));
