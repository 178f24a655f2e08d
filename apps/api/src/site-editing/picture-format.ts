/** How a file of each format that we take begins; SVG is none of them, since it can carry scripts. */
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
  avif: /^[^]{4}ftyp(avif|avis)/,
} as const;
export type PictureFormat = keyof typeof beginnings;

/** What a file is by its first bytes, whatever it is called; `null` when it is no picture that we take. */
export function pictureFormat(content: Buffer): PictureFormat | null {
  const head = content.toString('latin1', 0, 16);
  const formats = Object.keys(beginnings) as PictureFormat[];
  return formats.find((format) => beginnings[format].test(head)) ?? null;
}
