import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type ApiResponse, type ProblemBody, requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface UploadBody {
  imageUrl: string;
  width: number;
  height: number;
}

let headers: Record<string, string>;
beforeAll(async () => {
  headers = { ...(await signIn()), origin: baseUrl };
});

async function upload(content: Buffer | string, name = 'cellar.jpg'): Promise<ApiResponse<UploadBody & ProblemBody>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await fetch(`${baseUrl}/api/admin/images/upload`, { method: 'POST', body: form, headers });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as UploadBody & ProblemBody,
  };
}

/** With metadata: a GPS location, a camera and a copyright notice. */
const createPhoto = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7b2334' } })
    .withExif({ IFD0: { Copyright: 'SECRET', Make: 'SECRET' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .toFormat(format)
    .toBuffer();

const fetchFile = async (path: string): Promise<{ status: number; headers: Headers; content: Buffer }> => {
  const response = await fetch(`${baseUrl}${path}`);
  return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
};

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of a %s is stored in three widths and two formats',
    async (format) => {
      const { status, body } = await upload(await createPhoto(2_000, 1_000, format), 'x.txt');
      expect([status, body.width, body.height]).toEqual([201, 1600, 800]);
      expect(body.imageUrl).toMatch(/^\/media\/[0-9a-f]{32}-1600x800\.webp$/);
      for (const size of ['480x240', '960x480', '1600x800']) {
        for (const encoding of ['webp', 'avif']) {
          const name = body.imageUrl.replace('1600x800.webp', `${size}.${encoding}`);
          const { status: fileStatus, headers: fileHeaders, content } = await fetchFile(name);
          expect([name, fileStatus, fileHeaders.get('content-type')]).toEqual([name, 200, `image/${encoding}`]);
          expect(fileHeaders.get('cache-control')).toBe('public, max-age=31536000, immutable');
          const { width, height, exif, xmp, icc } = await sharp(content).metadata();
          expect([`${width}x${height}`, exif, xmp, icc]).toEqual([size, undefined, undefined, undefined]);
          expect(content.includes('SECRET')).toBe(false);
        }
      }
    },
  );

  it('is rotated upright and never enlarged', async () => {
    const sidewaysPhoto = await sharp(await createPhoto(300, 200))
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(sidewaysPhoto);
    expect([body.width, body.height]).toEqual([200, 300]);
    expect((await fetchFile(body.imageUrl)).status).toBe(200);
  });

  it('keeps the colours of a half transparent picture', async () => {
    const background = { r: 100, g: 40, b: 20, alpha: 0.5 };
    const picture = await sharp({ create: { width: 2_000, height: 1_000, channels: 4, background } })
      .png()
      .toBuffer();
    const { body } = await upload(picture);
    const { content } = await fetchFile(body.imageUrl.replace('1600x800', '480x240'));
    const [red = 0, green = 0, blue = 0] = await sharp(content).raw().toBuffer();
    for (const [storedValue, drawnValue] of [
      [red, 100],
      [green, 40],
      [blue, 20],
    ] as const)
      expect(Math.abs(storedValue - drawnValue)).toBeLessThan(12);
  });

  it('of the same picture gets the same file names', async () => {
    const picture = await createPhoto(600, 400);
    const [first, second] = [await upload(picture), await upload(picture)];
    expect(second.body).toEqual(first.body);
  });

  it('is sent in ranges, and in full to concurrent clients after the local copies are deleted', async () => {
    const { body } = await upload(await createPhoto(600, 400));
    const { content } = await fetchFile(body.imageUrl);
    const partialResponse = await fetch(baseUrl + body.imageUrl, { headers: { range: 'bytes=0-9' } });
    expect([partialResponse.status, (await partialResponse.arrayBuffer()).byteLength]).toEqual([206, 10]);
    rmSync(join(fixture.dataDir, 'cache'), { recursive: true });
    const clientResponses = await Promise.all(Array.from({ length: 20 }, () => fetchFile(body.imageUrl)));
    for (const clientResponse of clientResponses)
      expect([clientResponse.status, clientResponse.content.equals(content)]).toEqual([200, true]);
    for (const clientResponse of clientResponses)
      expect(clientResponse.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is on the page in several widths once its URL is saved', async () => {
    const { body } = await upload(await createPhoto(1_000, 500));
    const { imageUrl } = body;
    const altTexts = { altTextEn: 'Cellar', altTextSk: 'Pivnica' };
    const request = { key: 'events.plate', section: 'events', imageUrl, ...altTexts };
    const saveResponse = await requestApi<{ version: number }>('/api/admin/images', {
      method: 'POST',
      body: request,
      headers,
    });
    expect([saveResponse.status, saveResponse.body]).toEqual([
      200,
      expect.objectContaining({ version: 1, updatedBy: 'Jana' }),
    ]);
    const siteResponse = await requestApi<{ images: Record<string, Record<string, unknown>> }>('/api/site?lang=sk');
    const hash = body.imageUrl.slice(0, 39);
    expect(siteResponse.body.images['events.plate']).toEqual({
      url: body.imageUrl,
      alt: 'Pivnica',
      width: 1000,
      height: 500,
      avif: `${hash}-480x240.avif 480w, ${hash}-960x480.avif 960w, ${hash}-1000x500.avif 1000w`,
      webp: `${hash}-480x240.webp 480w, ${hash}-960x480.webp 960w, ${hash}-1000x500.webp 1000w`,
    });
    const heroRequest = { method: 'POST', body: { ...request, key: 'home.hero' }, headers };
    const { status, body: problem } = await requestApi<ProblemBody>('/api/admin/images', heroRequest);
    const message = 'The picture has 1000 × 500 pixels; this place needs at least 1280 × 720';
    expect([status, problem.errors]).toEqual([400, [{ field: 'imageUrl', code: 'image_too_small', message }]]);
    const actions = await sql<{ action: string }>('SELECT DISTINCT action FROM audit_log ORDER BY action');
    expect(actions.map(({ action }) => action)).toEqual(['image.save', 'image.upload']);
  });
});

describe('an unsafe upload (proof S10)', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  it.each([
    ['nothing', '', 'Choose a picture'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', expect.stringContaining('not a picture')],
    ['HTML', '<!doctype html><script>alert(1)</script>', expect.stringContaining('not a picture')],
    ['GIF', gif, expect.stringContaining('not a picture')],
    ['PDF', '%PDF-1.7', expect.stringContaining('not a picture')],
    [
      'a JPEG in name only',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 'x')]),
      'This picture cannot be read',
    ],
    ['a PNG that ends too soon', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'This picture cannot be read'],
    [
      'an AVIF of another kind',
      Buffer.from('\0\0\0\x20ftypheic\0\0\0\0', 'latin1'),
      expect.stringContaining('not a picture'),
    ],
  ])('is refused: %s', async (_content, content, message) => {
    const { status, body } = await upload(content);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'file', message })]]);
  });

  it('is stored without the HTML that follows a picture', async () => {
    const pictureWithHtml = Buffer.concat([
      await createPhoto(20, 10),
      Buffer.from('<script>alert("SECRET")</script>PK\x03\x04'),
    ]);
    const { body } = await upload(pictureWithHtml, 'x.html');
    const { content, headers: fileHeaders } = await fetchFile(body.imageUrl);
    expect([content.includes('SECRET'), fileHeaders.get('content-type')]).toEqual([false, 'image/webp']);
    expect(fileHeaders.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused as a small file that claims billions of pixels', async () => {
    const { status, body } = await upload(createPixelBomb(60_000, 60_000));
    expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringContaining('pixels')]);
  });

  it('is refused above ten megabytes, in another field, as another content type, or without an origin', async () => {
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413);
    const form = new FormData();
    form.append('picture', new Blob(['x']), 'x.png');
    const postUpload = (body: FormData | string, extraHeaders: Record<string, string> = {}) =>
      fetch(`${baseUrl}/api/admin/images/upload`, { method: 'POST', body, headers: { ...headers, ...extraHeaders } });
    expect((await postUpload(form)).status).toBe(400);
    expect((await postUpload('x', { 'content-type': 'multipart/form-data' })).status).toBe(415);
    expect((await postUpload('{}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await postUpload('x', { 'content-type': 'text/plain' })).status).toBe(415);
    const { cookie } = headers;
    const responseWithoutOrigin = await fetch(`${baseUrl}/api/admin/images/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie: cookie ?? '' },
    });
    expect(responseWithoutOrigin.status).toBe(403);
  });

  it.each(['/media/', '/media/../session-secret', '/media/%2e%2e/session-secret', '/media/x.webp', '/media/.x'])(
    'is not found at %s',
    async (path) => {
      const { status } = await fetchFile(path);
      expect(status).toBe(404);
    },
  );

  it('is not found at an unknown name, and this response is not cached', async () => {
    const { status, headers: fileHeaders } = await fetchFile(`/media/${'0'.repeat(32)}-480x240.webp`);
    expect([status, fileHeaders.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('leaves no temporary file', () => {
    const names = readdirSync(join(fixture.dataDir, 'cache/media'));
    expect(names.filter((name) => !/^[0-9a-f]{32}-\d+x\d+\.(webp|avif)$/.test(name))).toEqual([]);
    expect(readdirSync(join(fixture.dataDir, 'uploads'))).toEqual([]); // neither accepted nor refused uploads
  });
});

describe('the picture of a place on a page', () => {
  const validImage = {
    ...{ key: 'home.wines', section: 'wines', imageUrl: 'https://example.com/x.jpg', altTextEn: 'a', altTextSk: 'b' },
  };
  it.each([
    [{ imageUrl: 'cellar.jpg' }, 'imageUrl', 'Must be a valid URL'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Must be a valid URL'],
    [{ imageUrl: '/media/../../etc/passwd"' }, 'imageUrl', 'Must be a valid URL'],
    [{ imageUrl: undefined }, 'imageUrl', 'This field must be a text'],
    [{ altTextEn: '' }, 'altTextEn', 'This field is required'],
    [{ altTextSk: ' ' }, 'altTextSk', 'This field is required'],
    [{ key: '' }, 'key', 'This field is required'],
    [{ section: '' }, 'section', 'This field is required'],
  ])('is refused with its invalid field: %j', async (invalidFields, field, message) => {
    const request = { method: 'POST', body: { ...validImage, ...invalidFields }, headers };
    const { status, body } = await requestApi<ProblemBody>('/api/admin/images', request);
    expect(status).toBe(400);
    expect(body.errors?.map((error) => [error.field, error.message])).toEqual([[field, message]]);
  });

  it('is not overwritten by a second editor, who receives the picture saved by the first', async () => {
    const saveImage = (overrides: object) => {
      const body = { ...validImage, key: 'home.shelf', ...overrides };
      return requestApi<ProblemBody & { current: object }>('/api/admin/images', { method: 'POST', body, headers });
    };
    expect((await saveImage({ version: 0 })).status).toBe(200);
    const secondResponse = await saveImage({ version: 0, altTextEn: 'z' });
    expect([secondResponse.status, secondResponse.body.code, secondResponse.body.current]).toEqual([
      409,
      'changed_meanwhile',
      expect.objectContaining({ altTextEn: 'a', version: 1, isBuiltIn: false }),
    ]);
  });
});

/** A PNG of a few kilobytes whose header claims this size. */
function createPixelBomb(width: number, height: number): Buffer {
  const imageHeader = Buffer.alloc(13);
  imageHeader.writeUInt32BE(width, 0);
  imageHeader.writeUInt32BE(height, 4);
  imageHeader.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    encodeChunk('IHDR', imageHeader),
    encodeChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksumBytes] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksumBytes.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksumBytes]);
}

function crc32(bytes: Buffer): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) checksum = checksum & 1 ? (checksum >>> 1) ^ 0xedb88320 : checksum >>> 1;
  }
  return (checksum ^ 0xffffffff) >>> 0;
}
