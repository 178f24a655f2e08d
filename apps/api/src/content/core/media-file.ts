/** Pixels (rules §10). */
export const mediaWidths = [480, 960, 1600] as const;

export const mediaFormats = ['avif', 'webp'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface MediaFile extends PictureSize {
  hash: string;
  format: MediaFormat;
}

const mediaAddressPattern = /^\/media\/([0-9a-f]{32})-(\d{1,4})x(\d{1,5})\.(avif|webp)$/;

/** `null` for other names: requests cannot reach other files. */
export function parseMediaAddress(path: string): MediaFile | null {
  const [, hash, width, height, format] = mediaAddressPattern.exec(path) ?? [];
  if (hash === undefined) return null;
  return { hash, width: Number(width), height: Number(height), format: format as MediaFormat };
}

export const mediaName = ({ hash, width, height, format }: MediaFile): string => `${hash}-${width}x${height}.${format}`;

export const mediaAddress = (file: MediaFile): string => `/media/${mediaName(file)}`;

export function listMediaSizes({ width, height }: PictureSize): PictureSize[] {
  const largestWidth = Math.min(width, mediaWidths[mediaWidths.length - 1] ?? width);
  const widths = [...mediaWidths.filter((standardWidth) => standardWidth < largestWidth), largestWidth];
  return widths.map((mediaWidth) => ({
    width: mediaWidth,
    height: Math.max(1, Math.round((mediaWidth * height) / width)),
  }));
}

export function listMediaFiles({ hash, ...largest }: MediaFile): MediaFile[] {
  const sizes = listMediaSizes(largest);
  return mediaFormats.flatMap((format) => sizes.map((size) => ({ hash, ...size, format })));
}

export function mediaSourceSet(largestFile: MediaFile, format: MediaFormat): string {
  const files = listMediaFiles(largestFile).filter((file) => file.format === format);
  return files.map((file) => `${mediaAddress(file)} ${file.width}w`).join(', ');
}
