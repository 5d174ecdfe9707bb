import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { A_PDF, aJpeg, aPicture, storedFiles, upload, useAllUploads, type SentForm } from '../../support/uploads.js';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_uploads');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  cookie = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

const send = (file: SentForm) => upload(app, { cookie, ...file });
const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });
const stored = () => storedFiles(app);
const useAll = () => useAllUploads(app);

describe('an uploaded photo', () => {
  it('an uploaded photo is stored as WebP in three widths and served with caching, a sandbox policy, and an ETag', async () => {
    const answer = await send({ bytes: await aJpeg() });
    expect(answer.statusCode).toBe(201);
    const uploaded = answer.json<UploadedFile>();
    expect(UploadedFile.strict().safeParse(uploaded).error).toBeUndefined();
    expect(uploaded).toMatchObject({ width: 1200, height: 900, contentType: 'image/webp', bytes: expect.any(Number) });
    expect(uploaded.url).toMatch(/^\/uploads\/[0-9a-f-]{36}\.webp$/);
    expect(answer.headers.location).toBe(uploaded.url);
    await useAll();
    for (const width of [400, 800, 1200]) {
      const picture = await get(`${uploaded.url}?w=${width}`, { accept: 'image/avif,image/webp' });
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400, must-revalidate',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        vary: 'Accept',
        etag: expect.any(String),
      });
      expect((await sharp(picture.rawPayload).metadata()).width).toBe(width);
      const again = await get(`${uploaded.url}?w=${width}`, { 'if-none-match': String(picture.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await get(uploaded.url)).rawPayload.byteLength).toBe(uploaded.bytes);
    expect((await get(`${uploaded.url}?w=500`)).statusCode).toBe(400);
  });

  it('an uploaded photo is served as AVIF once available, only to browsers that accept it', async () => {
    const { url } = (await send({ bytes: await aJpeg() })).json<UploadedFile>();
    await useAll();
    const id = url.slice('/uploads/'.length, -'.webp'.length);
    const { EncodeAvif } = await import('../../../application/upload/encode-avif.js');
    await app.nest.get(EncodeAvif, { strict: false }).run(id);
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp', 'image/webp'],
      ['image/avif;q=0, image/webp', 'image/webp'],
    ] as const) {
      const answer = await get(`${url}?w=400`, { accept });
      expect([accept, answer.statusCode, answer.headers['content-type']]).toEqual([accept, 200, type]);
    }
  });

  it('an uploaded photo is turned upright and stripped of location and camera data', async () => {
    const bytes = await aPicture(1600, 1200)
      .withExif({ IFD0: { Artist: 'where-it-was-taken' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 2/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>where-it-was-taken</secret></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('where-it-was-taken')).toBe(true);
    const uploaded = (await send({ bytes })).json<UploadedFile>();
    expect(uploaded).toMatchObject({ width: 1200, height: 1600 });
    const picture = (await get(uploaded.url, { cookie })).rawPayload;
    const { exif, xmp, icc, iptc, orientation } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(picture.includes('where-it-was-taken')).toBe(false);
    // Turned clockwise, the left edge becomes the top.
    const brightness = async (top: number) => {
      const part = await sharp(picture).extract({ left: 500, top, width: 10, height: 10 }).png().toBuffer();
      return (await sharp(part).stats()).channels[0]?.mean ?? 0;
    };
    expect(await brightness(100)).toBeGreaterThan((await brightness(1500)) + 100);
  });

  it.each([
    ['png', 'rex.png', 'image/png'],
    ['webp', 'rex.webp', 'image/webp'],
    ['gif', 'rex.gif', 'image/gif'],
    ['jpeg', 'REX.JPEG', 'image/jpeg'],
  ] as const)('an uploaded photo may be %s', async (format, name, type) => {
    const bytes = await aPicture(300, 200).toFormat(format).toBuffer();
    const answer = await send({ bytes, name, type });
    // Small photos are not enlarged.
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ width: 300, height: 200 })]);
  });

  it('an animated photo is stored as its first frame', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((background) => solid(background)));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes, { pages: -1 }).metadata()).pages).toBe(2);
    const uploaded = (await send({ bytes, name: 'rex.gif', type: 'image/gif' })).json<UploadedFile>();
    const picture = (await get(uploaded.url, { cookie })).rawPayload;
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(picture).stats()).dominant).toMatchObject({ b: expect.any(Number) });
    expect((await sharp(picture).stats()).channels[0]?.mean).toBeGreaterThan(200);
  });

  it("a small business photo gets a warning; other photos don't", async () => {
    const small = await aJpeg(1000, 700);
    expect((await send({ bytes: small, kind: 'business_photo' })).json()).toMatchObject({
      warnings: ['The recommended size is at least 1200x800 pixels. Your photo has 1000x700.'],
    });
    expect((await send({ bytes: small })).json()).toMatchObject({ warnings: null });
    expect((await send({ bytes: await aJpeg(1200, 800), kind: 'business_photo' })).json()).toMatchObject({
      warnings: null,
    });
  });

  const solid = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
});

describe('an uploaded document', () => {
  it('an uploaded menu is stored unchanged and served for download under a server-side name', async () => {
    const answer = await send({ bytes: A_PDF, kind: 'menu', name: 'a "menu".pdf', type: 'application/pdf' });
    expect(answer.json()).toMatchObject({
      width: null,
      height: null,
      bytes: A_PDF.length,
      contentType: 'application/pdf',
    });
    const { url } = answer.json<UploadedFile>();
    await useAll();
    const file = await get(url);
    expect(file.rawPayload.equals(A_PDF)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${url.slice('/uploads/'.length)}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('an uploaded claim document has no public URL, whether PDF or photo', async () => {
    for (const file of [
      { bytes: A_PDF, name: 'deed.pdf', type: 'application/pdf' },
      { bytes: await aJpeg(200, 100), name: 'deed.jpg' },
    ]) {
      const { url } = (await send({ kind: 'claim_document', ...file })).json<UploadedFile>();
      const id = /[0-9a-f-]{36}/.exec(url)?.[0] ?? '';
      const files = stored().filter((name) => name.includes(id));
      expect(files.every((name) => name.startsWith('private/'))).toBe(true);
      expect(files.length).toBeGreaterThan(0);
      for (const path of [url, `/uploads/${id}.pdf`, `/uploads/${id}.webp`, `/uploads/private/${id}-400.webp`])
        expect([path, (await get(path, { cookie })).statusCode]).toEqual([path, 404]);
    }
  });
});

describe('many uploads at once', () => {
  it('uploads are processed two at a time while eight wait; further uploads get 503 with Retry-After', async () => {
    const bytes = await aPicture(3000, 2000).jpeg({ quality: 60 }).toBuffer();
    const answers = await Promise.all(Array.from({ length: 24 }, () => send({ bytes })));
    const created = answers.filter(({ statusCode }) => statusCode === 201);
    const sentAway = answers.filter(({ statusCode }) => statusCode === 503);
    expect(created.length + sentAway.length).toBe(24);
    expect(created.length).toBeGreaterThanOrEqual(10);
    expect(sentAway.length).toBeGreaterThan(0);
    for (const answer of sentAway) {
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json().code).toBe('UNAVAILABLE');
    }
    expect((await send({ bytes })).statusCode).toBe(201);
  });
});

it('stored files are readable only by the user that runs the server', () => {
  const folder = join(app.settings.dataDir, 'uploads');
  const names = stored();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
