import type { PictureCut } from './pictures';

export type PictureFormat = 'avif' | 'webp';

/** The files of a cut with their widths, as `srcset` takes them. */
export const sourceSet = ({ file, widths }: PictureCut, format: PictureFormat): string =>
  widths.map((width) => `/images/${file}-${width}.${format} ${width}w`).join(', ');
