import { defaultAccent } from '@strapec/domain';
import sharp from 'sharp';

/** The tile server requires a user agent (https://operations.osmfoundation.org/policies/tiles/). */
export interface MapRequest {
  latitude: number;
  longitude: number;
  tiles: string;
  userAgent: string;
}

const zoom = 16;
const tile = 256; // pixels
const side = 4 * tile;
const longest = 10_000; // milliseconds per tile

const pin = `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="48"><path d="M18 46C12 32 4 26 4 17a14 14 0 0 1 28 0c0 9-8
  15-14 29z" fill="${defaultAccent}" stroke="#fffdf9" stroke-width="3"/><circle cx="18" cy="17" r="5" fill="#fffdf9"/></svg>`;

export async function fetchMap(request: MapRequest): Promise<Buffer> {
  const [middleX, middleY] = pixelsOf(request);
  const [left, top] = [Math.round(middleX - side / 2), Math.round(middleY - side / 2)];
  const parts: { input: Buffer; left: number; top: number }[] = [];
  for (let y = Math.floor(top / tile); y * tile < top + side; y += 1) {
    for (let x = Math.floor(left / tile); x * tile < left + side; x += 1) {
      parts.push({ input: await fetchTile(request, x, y), left: x * tile - left + tile, top: y * tile - top + tile });
    }
  }
  const whole = await sharp({
    create: { width: side + 2 * tile, height: side + 2 * tile, channels: 3, background: '#f2efe9' },
  })
    .composite(parts)
    .png()
    .toBuffer();
  return sharp(whole)
    .extract({ left: tile, top: tile, width: side, height: side })
    .composite([{ input: Buffer.from(pin), left: side / 2 - 18, top: side / 2 - 46 }])
    .png()
    .toBuffer();
}

function pixelsOf({ latitude, longitude }: MapRequest): [number, number] {
  const world = tile * 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  return [((longitude + 180) / 360) * world, ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * world];
}

/** Columns wrap at 180° east. */
async function fetchTile({ tiles, userAgent }: MapRequest, x: number, y: number): Promise<Buffer> {
  const across = 2 ** zoom;
  const values: Record<string, number> = { z: zoom, x: (x + across) % across, y };
  const address = tiles.replaceAll(/\{([zxy])\}/g, (_place, name: string) => String(values[name]));
  // eslint-disable-next-line no-restricted-syntax -- one request to the tile server for each tile of a map
  const answer = await fetch(address, {
    headers: { 'User-Agent': userAgent },
    signal: AbortSignal.timeout(longest),
  });
  if (!answer.ok) throw new Error(`The server of map tiles answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
