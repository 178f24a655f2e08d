import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Answer, type ProblemBody, call } from '../support/call';
import { fixture } from '../support/fixture';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface Uploaded {
  imageUrl: string;
  width: number;
  height: number;
}

let headers: Record<string, string>;
beforeAll(async () => {
  headers = { ...(await signIn()), origin: baseUrl };
});

async function upload(content: Buffer | string, name = 'cellar.jpg'): Promise<Answer<Uploaded & ProblemBody>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await fetch(`${baseUrl}/api/admin/images/upload`, { method: 'POST', body: form, headers });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Uploaded & ProblemBody,
  };
}

/** A picture with a place, a camera and a comment in it, taken on its side. */
const photo = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7b2334' } })
    .withExif({ IFD0: { Copyright: 'SECRET', Make: 'SECRET' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .toFormat(format)
    .toBuffer();

const file = async (path: string): Promise<{ status: number; headers: Headers; content: Buffer }> => {
  const response = await fetch(`${baseUrl}${path}`);
  return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
};

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of a %s is stored in three widths and two formats',
    async (format) => {
      const { status, body } = await upload(await photo(2_000, 1_000, format), 'x.txt');
      expect([status, body.width, body.height]).toEqual([201, 1600, 800]);
      expect(body.imageUrl).toMatch(/^\/media\/[0-9a-f]{32}-1600x800\.webp$/);
      for (const size of ['480x240', '960x480', '1600x800']) {
        for (const encoding of ['webp', 'avif']) {
          const name = body.imageUrl.replace('1600x800.webp', `${size}.${encoding}`);
          const { status: found, headers: sent, content } = await file(name);
          expect([name, found, sent.get('content-type')]).toEqual([name, 200, `image/${encoding}`]);
          expect(sent.get('cache-control')).toBe('public, max-age=31536000, immutable');
          const { width, height, exif, xmp, icc } = await sharp(content).metadata();
          expect([`${width}x${height}`, exif, xmp, icc]).toEqual([size, undefined, undefined, undefined]);
          expect(content.includes('SECRET')).toBe(false);
        }
      }
    },
  );

  it('is rotated upright and never enlarged', async () => {
    const onItsSide = await sharp(await photo(300, 200))
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(onItsSide);
    expect([body.width, body.height]).toEqual([200, 300]);
    expect((await file(body.imageUrl)).status).toBe(200);
  });

  it('keeps its colours where it is half transparent', async () => {
    const background = { r: 100, g: 40, b: 20, alpha: 0.5 };
    const picture = await sharp({ create: { width: 2_000, height: 1_000, channels: 4, background } })
      .png()
      .toBuffer();
    const { body } = await upload(picture);
    const { content } = await file(body.imageUrl.replace('1600x800', '480x240'));
    const [red = 0, green = 0, blue = 0] = await sharp(content).raw().toBuffer();
    for (const [stored, drawn] of [
      [red, 100],
      [green, 40],
      [blue, 20],
    ] as const)
      expect(Math.abs(stored - drawn)).toBeLessThan(12);
  });

  it('of the same picture has the same names', async () => {
    const picture = await photo(600, 400);
    const [first, second] = [await upload(picture), await upload(picture)];
    expect(second.body).toEqual(first.body);
  });

  it('is sent in ranges, and in full to concurrent clients after the local copies are deleted', async () => {
    const { body } = await upload(await photo(600, 400));
    const { content } = await file(body.imageUrl);
    const part = await fetch(baseUrl + body.imageUrl, { headers: { range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    rmSync(join(fixture.dataDir, 'cache'), { recursive: true });
    const guests = await Promise.all(Array.from({ length: 20 }, () => file(body.imageUrl)));
    for (const guest of guests) expect([guest.status, guest.content.equals(content)]).toEqual([200, true]);
    for (const guest of guests) expect(guest.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is used by saving its address, and is on the page in several widths', async () => {
    const { body } = await upload(await photo(1_000, 500));
    const request = {
      key: 'events.plate',
      section: 'events',
      imageUrl: body.imageUrl,
      altTextEn: 'Cellar',
      altTextSk: 'Pivnica',
    };
    const saved = await call<{ version: number }>('/api/admin/images', { method: 'POST', body: request, headers });
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ version: 1, updatedBy: 'Jana' })]);
    const site = await call<{ images: Record<string, Record<string, unknown>> }>('/api/site?lang=sk');
    const hash = body.imageUrl.slice(0, 39);
    expect(site.body.images['events.plate']).toEqual({
      url: body.imageUrl,
      alt: 'Pivnica',
      width: 1000,
      height: 500,
      avif: `${hash}-480x240.avif 480w, ${hash}-960x480.avif 960w, ${hash}-1000x500.avif 1000w`,
      webp: `${hash}-480x240.webp 480w, ${hash}-960x480.webp 960w, ${hash}-1000x500.webp 1000w`,
    });
    const inFirstPlace = { method: 'POST', body: { ...request, key: 'home.hero' }, headers };
    const { status, body: refused } = await call<ProblemBody>('/api/admin/images', inFirstPlace);
    const message = 'The picture has 1000 × 500 pixels; this place needs at least 1280 × 720';
    expect([status, refused.errors]).toEqual([400, [{ field: 'imageUrl', code: 'image_too_small', message }]]);
    const actions = await sql<{ action: string }>('SELECT DISTINCT action FROM audit_log ORDER BY action');
    expect(actions.map(({ action }) => action)).toEqual(['image.save', 'image.upload']);
  });
});

describe('a refused upload (proof S10)', () => {
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
  ])('%s', async (_what, content, message) => {
    const { status, body } = await upload(content);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'file', message })]]);
  });

  it('the stored file contains only the picture when HTML follows it', async () => {
    const polyglot = Buffer.concat([await photo(20, 10), Buffer.from('<script>alert("SECRET")</script>PK\x03\x04')]);
    const { body } = await upload(polyglot, 'x.html');
    const { content, headers: sent } = await file(body.imageUrl);
    expect([content.includes('SECRET'), sent.get('content-type')]).toEqual([false, 'image/webp']);
    expect(sent.get('x-content-type-options')).toBe('nosniff');
  });

  it('a small file that claims billions of pixels is refused', async () => {
    const { status, body } = await upload(pixelBomb(60_000, 60_000));
    expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringContaining('pixels')]);
  });

  it('more than ten megabytes, other fields and other forms are refused', async () => {
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413);
    const form = new FormData();
    form.append('picture', new Blob(['x']), 'x.png');
    const send = (body: FormData | string, more: Record<string, string> = {}) =>
      fetch(`${baseUrl}/api/admin/images/upload`, { method: 'POST', body, headers: { ...headers, ...more } });
    expect((await send(form)).status).toBe(400);
    expect((await send('x', { 'content-type': 'multipart/form-data' })).status).toBe(415);
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await send('x', { 'content-type': 'text/plain' })).status).toBe(415);
    const { cookie } = headers;
    const bare = await fetch(`${baseUrl}/api/admin/images/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie: cookie ?? '' },
    });
    expect(bare.status).toBe(403);
  });

  it.each(['/media/', '/media/../session-secret', '/media/%2e%2e/session-secret', '/media/x.webp', '/media/.x'])(
    '%s is not a picture',
    async (path) => {
      const { status } = await file(path);
      expect(status).toBe(404);
    },
  );

  it('an unknown name is not found', async () => {
    const { status, headers: sent } = await file(`/media/${'0'.repeat(32)}-480x240.webp`);
    expect([status, sent.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('no file is left in the folder', () => {
    const names = readdirSync(join(fixture.dataDir, 'cache/media'));
    expect(names.filter((name) => !/^[0-9a-f]{32}-\d+x\d+\.(webp|avif)$/.test(name))).toEqual([]);
    expect(readdirSync(join(fixture.dataDir, 'uploads'))).toEqual([]); // what was sent, taken or refused
  });
});

describe('an invalid picture is refused with its field', () => {
  it.each([
    [{ imageUrl: 'cellar.jpg' }, 'imageUrl', 'Must be a valid URL'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Must be a valid URL'],
    [{ imageUrl: '/media/../../etc/passwd"' }, 'imageUrl', 'Must be a valid URL'],
    [{ imageUrl: undefined }, 'imageUrl', 'This field must be a text'],
    [{ altTextEn: '' }, 'altTextEn', 'This field is required'],
    [{ altTextSk: ' ' }, 'altTextSk', 'This field is required'],
    [{ key: '' }, 'key', 'This field is required'],
    [{ section: '' }, 'section', 'This field is required'],
  ])('%j', async (wrong, field, message) => {
    const body = {
      key: 'home.wines',
      section: 'wines',
      imageUrl: 'https://example.com/x.jpg',
      altTextEn: 'a',
      altTextSk: 'b',
    };
    const answer = await call<ProblemBody>('/api/admin/images', {
      method: 'POST',
      body: { ...body, ...wrong },
      headers,
    });
    expect([answer.status, answer.body.errors?.map((error) => [error.field, error.message])]).toEqual([
      400,
      [[field, message]],
    ]);
  });

  it('the second of two editors receives the picture saved by the first', async () => {
    const body = {
      key: 'home.shelf',
      section: 'wines',
      imageUrl: 'https://example.com/x.jpg',
      altTextEn: 'a',
      altTextSk: 'b',
    };
    const save = (change: object) =>
      call<ProblemBody & { current: object }>('/api/admin/images', {
        method: 'POST',
        body: { ...body, ...change },
        headers,
      });
    expect((await save({ version: 0 })).status).toBe(200);
    const second = await save({ version: 0, altTextEn: 'z' });
    expect([second.status, second.body.code, second.body.current]).toEqual([
      409,
      'changed_meanwhile',
      expect.objectContaining({ altTextEn: 'a', version: 1, isBuiltIn: false }),
    ]);
  });
});

/** A PNG that says it is so large; its data is a few kilobytes. */
function pixelBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
