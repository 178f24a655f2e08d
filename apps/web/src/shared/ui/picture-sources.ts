import type { BuiltInPicture, PictureCut } from './pictures';

export type PictureFormat = 'avif' | 'webp';

/** The files of a cut with their widths, in the format of `srcset`. */
export const sourceSet = ({ file, widths }: PictureCut, format: PictureFormat): string =>
  widths.map((width) => `/images/${file}-${width}.${format} ${width}w`).join(', ');

/** True if the chosen picture is a built-in one, which exists in all cuts and widths. */
export const isBuiltIn = ({ url }: { url: string }, picture: BuiltInPicture): boolean =>
  picture.some(({ file }) => url.startsWith(`/images/${file}-`));
