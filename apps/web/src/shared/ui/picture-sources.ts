import type { BuiltInPicture, PictureCut } from './pictures';

export type PictureFormat = 'avif' | 'webp';

/** The files of a cut with their widths, as `srcset` takes them. */
export const sourceSet = ({ file, widths }: PictureCut, format: PictureFormat): string =>
  widths.map((width) => `/images/${file}-${width}.${format} ${width}w`).join(', ');

/** Whether a picture that hangs somewhere is a built-in one: then it comes in all its cuts and widths. */
export const isBuiltIn = ({ url }: { url: string }, picture: BuiltInPicture): boolean =>
  picture.some(({ file }) => url.startsWith(`/images/${file}-`));
