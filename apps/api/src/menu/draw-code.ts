import encodeQR from 'qr';
import sharp from 'sharp';

export const codeFormats = ['svg', 'png'] as const;
export type CodeFormat = (typeof codeFormats)[number];

export const codeTypes: Readonly<Record<CodeFormat, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** Pixels per side: 60 mm at 600 dots per inch, so that print shops need not scale it. */
const side = 1_417;
/** Modules around the code that stay white (ISO/IEC 18004, 5.3.8). */
const quietZone = 4;

/** Draws an address as a QR code that is still readable when a quarter of it is damaged. */
export async function drawCode(address: string, format: CodeFormat): Promise<Buffer> {
  const svg = Buffer.from(encodeQR(address, 'svg', { ecc: 'quartile', border: quietZone }));
  if (format === 'svg') return svg;
  return sharp(svg, { density: 2_400 })
    .resize(side, side, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}
