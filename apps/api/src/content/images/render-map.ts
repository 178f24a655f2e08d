import { defaultAccent } from '@strapec/domain';
import sharp from 'sharp';

/** The tile server requires a user agent (https://operations.osmfoundation.org/policies/tiles/). */
export interface MapRequest {
  latitude: number;
  longitude: number;
  tileUrl: string;
  userAgent: string;
}

const zoom = 16;
const tileSize = 256; // pixels
const mapSize = 4 * tileSize;
const tileTimeoutMs = 10_000; // milliseconds per tile

const pinSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="48"><path d="M18 46C12 32 4 26 4 17a14 14 0 0 1 28 0c0 9-8
  15-14 29z" fill="${defaultAccent}" stroke="#fffdf9" stroke-width="3"/><circle cx="18" cy="17" r="5" fill="#fffdf9"/></svg>`;

export async function renderMap(request: MapRequest): Promise<Buffer> {
  const [middleX, middleY] = projectToWorldPixels(request);
  const [left, top] = [Math.round(middleX - mapSize / 2), Math.round(middleY - mapSize / 2)];
  const tileImages: { input: Buffer; left: number; top: number }[] = [];
  for (let y = Math.floor(top / tileSize); y * tileSize < top + mapSize; y += 1) {
    for (let x = Math.floor(left / tileSize); x * tileSize < left + mapSize; x += 1) {
      const input = await fetchTile(request, x, y);
      tileImages.push({ input, left: x * tileSize - left, top: y * tileSize - top });
    }
  }
  const pin = { input: Buffer.from(pinSvg), left: mapSize / 2 - 18, top: mapSize / 2 - 46 };
  return sharp({ create: { width: mapSize, height: mapSize, channels: 3, background: '#f2efe9' } })
    .composite([...tileImages, pin])
    .png()
    .toBuffer();
}

function projectToWorldPixels({ latitude, longitude }: MapRequest): [number, number] {
  const worldSize = tileSize * 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  return [((longitude + 180) / 360) * worldSize, ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * worldSize];
}

/** Columns wrap at 180° east. */
async function fetchTile({ tileUrl, userAgent }: MapRequest, x: number, y: number): Promise<Buffer> {
  const tilesPerRow = 2 ** zoom;
  const tileCoordinates: Record<string, number> = { z: zoom, x: (x + tilesPerRow) % tilesPerRow, y };
  const address = tileUrl.replaceAll(/\{([zxy])\}/g, (_placeholder, name: string) => String(tileCoordinates[name]));
  // eslint-disable-next-line no-restricted-syntax -- one request to the tile server for each tile of a map
  const response = await fetch(address, {
    headers: { 'User-Agent': userAgent },
    signal: AbortSignal.timeout(tileTimeoutMs),
  });
  if (!response.ok) throw new Error(`The server of map tiles answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
