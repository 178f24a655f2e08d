import type { BuiltInPicture, PictureCut } from './pictures';

export type PictureFormat = 'avif' | 'webp';

export const sourceSet = ({ file, widths }: PictureCut, format: PictureFormat): string =>
  widths.map((width) => `/images/${file}-${width}.${format} ${width}w`).join(', ');

/** A built-in picture exists in all cuts and widths. */
export const isBuiltIn = ({ url }: { url: string }, picture: BuiltInPicture): boolean =>
  picture.some(({ file }) => url.startsWith(`/images/${file}-`));
