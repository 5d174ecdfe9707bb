import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, statSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { continueIds } from '../../support/member-rows.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { A_PDF, aJpeg, aPicture, sendForm, upload, type SentForm } from '../../support/uploads.js';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_uploads');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  cookie = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

const send = (file: SentForm) => upload(app, { cookie, ...file });
const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });
const storedFiles = () => {
  const folder = join(app.settings.dataDir, 'uploads');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
};
/** Lets a review, or a public business, use them. */
const useAll = () =>
  app.database.pool.query(
    `update uploads set free_since = null;
     insert into reviews (id, business_id, rating, title, content, images)
       select (select max(id) + 1 from reviews), 1, 5, 'Shade', 'There is shade for dogs.', array_agg('/uploads/' || id || '.webp')
       from uploads where kind = 'review_photo' having count(*) > 0;
     insert into businesses (name, category, approval_status, menu_url)
       select 'With a menu', 'services', 'approved', '/uploads/' || id || '.pdf' from uploads where kind = 'menu'`,
  );
const count = async () => (await app.database.pool.query('select from uploads')).rowCount;

describe('an uploaded photo', () => {
  it('is kept as WebP in three widths, and served for ever, sandboxed and with a tag', async () => {
    const answer = await send({ bytes: await aJpeg() });
    expect(answer.statusCode).toBe(201);
    const kept = answer.json<UploadedFile>();
    expect(UploadedFile.strict().safeParse(kept).error).toBeUndefined();
    expect(kept).toMatchObject({ width: 1200, height: 900, contentType: 'image/webp', bytes: expect.any(Number) });
    expect(kept.url).toMatch(/^\/uploads\/[0-9a-f-]{36}\.webp$/);
    expect(answer.headers.location).toBe(kept.url);
    await useAll();
    for (const width of [400, 800, 1200]) {
      const picture = await get(`${kept.url}?w=${width}`, { accept: 'image/avif,image/webp' });
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
      const again = await get(`${kept.url}?w=${width}`, { 'if-none-match': String(picture.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await get(kept.url)).rawPayload.byteLength).toBe(kept.bytes);
    expect((await get(`${kept.url}?w=500`)).statusCode).toBe(400);
  });

  it('is served as AVIF once there is one, and only to those who take it', async () => {
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

  it('stands upright and tells nothing of where and how it was taken', async () => {
    const bytes = await aPicture(1600, 1200)
      .withExif({ IFD0: { Artist: 'where-it-was-taken' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 2/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>where-it-was-taken</secret></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('where-it-was-taken')).toBe(true);
    const kept = (await send({ bytes })).json<UploadedFile>();
    expect(kept).toMatchObject({ width: 1200, height: 1600 });
    const picture = (await get(kept.url, { cookie })).rawPayload;
    const { exif, xmp, icc, iptc, orientation } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(picture.includes('where-it-was-taken')).toBe(false);
    // What was left is above once it is turned clockwise.
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
  ] as const)('may be %s', async (format, name, type) => {
    const bytes = await aPicture(300, 200).toFormat(format).toBuffer();
    const answer = await send({ bytes, name, type });
    // Small pictures are not enlarged.
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ width: 300, height: 200 })]);
  });

  it('that moves is kept as its first frame', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((background) => solid(background)));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes, { pages: -1 }).metadata()).pages).toBe(2);
    const kept = (await send({ bytes, name: 'rex.gif', type: 'image/gif' })).json<UploadedFile>();
    const picture = (await get(kept.url, { cookie })).rawPayload;
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(picture).stats()).dominant).toMatchObject({ b: expect.any(Number) });
    expect((await sharp(picture).stats()).channels[0]?.mean).toBeGreaterThan(200);
  });

  it('of a business that is small is taken with a warning, and others without', async () => {
    const small = await aJpeg(1000, 700);
    expect((await send({ bytes: small, kind: 'business_photo' })).json()).toMatchObject({
      warnings: ['The recommended size is at least 1200x800 pixels. Your photo has 1000x700.'],
    });
    expect((await send({ bytes: small })).json()).not.toHaveProperty('warnings');
    expect((await send({ bytes: await aJpeg(1200, 800), kind: 'business_photo' })).json()).not.toHaveProperty(
      'warnings',
    );
  });

  const solid = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
});

describe('a document', () => {
  it('of a menu is kept as it is, and served for downloading under a name of ours', async () => {
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

  it('or picture of a claim has no public address', async () => {
    for (const file of [
      { bytes: A_PDF, name: 'deed.pdf', type: 'application/pdf' },
      { bytes: await aJpeg(200, 100), name: 'deed.jpg' },
    ]) {
      const { url } = (await send({ kind: 'claim_document', ...file })).json<UploadedFile>();
      const id = /[0-9a-f-]{36}/.exec(url)?.[0] ?? '';
      const stored = storedFiles().filter((name) => name.includes(id));
      expect(stored.every((name) => name.startsWith('private/'))).toBe(true);
      expect(stored.length).toBeGreaterThan(0);
      for (const path of [url, `/uploads/${id}.pdf`, `/uploads/${id}.webp`, `/uploads/private/${id}-400.webp`])
        expect([path, (await get(path, { cookie })).statusCode]).toEqual([path, 404]);
    }
  });
});

describe('a file that nothing uses', () => {
  it('is given to its uploader alone, by session or token, and kept by no cache; once it is used, to everybody', async () => {
    const [ada, olive] = [{ cookie }, { cookie: await signedInAs(app, OLIVE) }];
    const made = await app.fastify.inject({
      ...{ method: 'POST', url: '/api/user/tokens', headers: ada },
      payload: { name: 'mine', scopes: ['read'], expiresAt: null },
    });
    const bearer = { authorization: `Bearer ${made.json<{ token: string }>().token}` };
    for (const file of [
      { bytes: await aJpeg(60, 40), kind: 'profile_photo' },
      { bytes: A_PDF, kind: 'menu', name: 'menu.pdf', type: 'application/pdf' },
    ]) {
      const { url } = (await send(file)).json<UploadedFile>();
      for (const [headers, status] of [
        [{}, 404],
        [olive, 404],
        [{ authorization: 'Bearer wrong' }, 404],
        [ada, 200],
        [bearer, 200],
      ] as const) {
        const answer = await get(url, headers);
        expect([url, headers, answer.statusCode]).toEqual([url, headers, status]);
        expect(answer.headers['cache-control']).toMatch(/no-store/);
        expect(answer.headers.etag).toBeUndefined();
      }
      expect((await get(url, { ...ada, 'if-none-match': '*' })).headers['cache-control']).toBe('private, no-store');
    }
    const { url } = (await send({ bytes: await aJpeg(60, 40), kind: 'profile_photo' })).json<UploadedFile>();
    const use = (profileImageUrl: string | null) =>
      app.fastify.inject({ method: 'PUT', url: '/api/user/profile', headers: ada, payload: { profileImageUrl } });
    expect((await use(url)).statusCode).toBe(200);
    expect([(await get(url)).statusCode, (await get(url)).headers['cache-control']]).toEqual([
      200,
      'public, max-age=86400, must-revalidate',
    ]);
    expect((await use(null)).statusCode).toBe(200);
    expect([(await get(url)).statusCode, (await get(url, ada)).statusCode]).toEqual([404, 200]);
  });

  it('costs a visitor one statement, used or not', async () => {
    const { url } = (await send({ bytes: await aJpeg(60, 40) })).json<UploadedFile>();
    expect(await statementsOf(() => get(url))).toHaveLength(1);
    await useAll();
    expect(await statementsOf(() => get(url, { cookie }))).toHaveLength(1);
  });

  it('is given to nobody without a record', async () => {
    const { url } = (await send({ bytes: await aJpeg(60, 40) })).json<UploadedFile>();
    await app.database.pool.query(`delete from uploads where '/uploads/' || id || '.webp' = $1`, [url]);
    expect((await get(url, { cookie })).statusCode).toBe(404);
  });
});

describe('a file of something that not everybody sees', () => {
  const LISTING = (images: string, menu: string) =>
    `insert into businesses (name, category, owner_id, approval_status, images, menu_url)
     values ('Waits', 'services', '${OLIVE}', 'pending', ${images}, ${menu})`;
  const APPROVED = `update businesses set approval_status = 'approved' where name = 'Waits'`;
  const PAUSED = (paused: boolean) => `update users set paused = ${String(paused)} where id = '${ADA}'`;
  const PROFILE = `update users set profile_image_url = $1 where id = '${ADA}'`;
  const PET = `insert into pet_profiles (user_id, pet_name, pet_type, is_public, pet_image_url) values ('${ADA}', 'Rex', 'dog'`;
  const REVIEW = `insert into reviews (id, business_id, user_id, rating, title, content, images, state, is_published)
    values ((select max(id) + 1 from reviews), 27, '${ADA}', 5, 'Shade', 'There is shade for dogs.', array[$1]`;
  const IS_SHOWN = `update reviews set state = 'shown', is_published = true where user_id = '${ADA}'`;

  // Who uploaded it sees it in any case.
  it.each([
    ['a listing that waits', 'business_photo', [LISTING('array[$1]', 'null')], APPROVED, [200, 200]],
    ['the menu of one', 'menu', [LISTING(`'{}'`, '$1')], APPROVED, [200, 200]],
    ['a private pet', 'pet_photo', [`${PET}, false, $1)`], `update pet_profiles set is_public = true`, [404, 404]],
    ['a pet of a paused member', 'pet_photo', [`${PET}, true, $1)`, PAUSED(true)], PAUSED(false), [404, 404]],
    ['a paused member', 'profile_photo', [PROFILE, PAUSED(true)], PAUSED(false), [404, 404]],
    ['a review that was hidden', 'review_photo', [`${REVIEW}, 'hidden', false)`], IS_SHOWN, [404, 404]],
  ] as const)('is not given to everybody, until it is: %s', async (_name, kind, hide, show, [owner, admin]) => {
    const readers = [
      { headers: {}, status: 404 },
      { headers: { cookie }, status: 200 },
      { headers: { cookie: await signedInAs(app, OLIVE) }, status: owner },
      { headers: { cookie: await signedInAsAdministrator(app) }, status: admin },
    ];
    const { url } = (await send({ bytes: await aJpeg(60, 40), kind })).json<UploadedFile>();
    const query = (text: string) => app.database.pool.query(text, text.includes('$1') ? [url] : []);
    await app.database.pool.query('update uploads set free_since = null');
    for (const each of hide) await query(each);
    for (const { headers, status } of readers) {
      const answer = await get(url, headers);
      expect([headers, answer.statusCode]).toEqual([headers, status]);
      expect(answer.headers['cache-control']).toMatch(/no-store/);
      expect(answer.headers.etag).toBeUndefined();
    }
    await query(show);
    for (const { headers } of readers) {
      const answer = await get(url, headers);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=86400, must-revalidate',
      ]);
    }
    expect(await statementsOf(() => get(url, { cookie }))).toHaveLength(1);
  });
});

describe('what is not taken', () => {
  const TYPE = 'Please select an image file (JPEG, PNG, GIF, WebP)';
  const MISMATCH = 'File type mismatch. Please ensure the file extension matches the file content.';
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  const cases = async (): Promise<[SentForm, number, string, string][]> => {
    const jpeg = await aJpeg(40, 30);
    const png = await aPicture(40, 30).png().toBuffer();
    return [
      [{ bytes: svg, name: 'rex.svg', type: 'image/svg+xml' }, 415, 'FILE_TYPE_REFUSED', TYPE],
      [{ bytes: svg, name: 'rex.png', type: 'image/png' }, 415, 'FILE_TYPE_REFUSED', TYPE],
      [{ bytes: A_PDF, name: 'rex.pdf', type: 'application/pdf' }, 415, 'FILE_TYPE_REFUSED', TYPE],
      [
        { bytes: svg, kind: 'claim_document', name: 'rex.svg', type: 'image/svg+xml' },
        415,
        'FILE_TYPE_REFUSED',
        'Please select an image (JPEG, PNG, GIF, WebP) or PDF document',
      ],
      [{ bytes: png, name: 'rex.jpg' }, 400, 'FILE_REFUSED', MISMATCH],
      [{ bytes: jpeg, name: 'rex.png', type: 'image/png' }, 400, 'FILE_REFUSED', MISMATCH],
      [{ bytes: jpeg, name: 'rex.jpg', type: 'image/png' }, 400, 'FILE_REFUSED', MISMATCH],
      [{ bytes: jpeg, name: 'rex' }, 400, 'FILE_REFUSED', MISMATCH],
      [
        { bytes: jpeg, name: `${'x'.repeat(252)}.jpg` },
        400,
        'FILE_REFUSED',
        'File name is too long. Please rename the file to less than 255 characters.',
      ],
      [
        { bytes: jpeg, name: 'my.jsmith.jpg' },
        400,
        'FILE_REFUSED',
        'File name contains suspicious content. Please rename the file.',
      ],
      [{ bytes: jpeg.subarray(0, 200) }, 400, 'FILE_REFUSED', 'Failed to load image'],
      [
        { bytes: Buffer.concat([jpeg, Buffer.alloc(716_801 - jpeg.length)]) },
        413,
        'FILE_TOO_LARGE',
        'File size must be less than 700KB. Your file is 701KB.',
      ],
      [
        { bytes: Buffer.concat([jpeg, Buffer.alloc(5_000_000)]) },
        413,
        'FILE_TOO_LARGE',
        `File size must be less than 700KB. Your file is ${Math.round((5_000_000 + jpeg.length) / 1024)}KB.`,
      ],
    ];
  };

  it('is refused in the words of its rule, and leaves nothing behind', async () => {
    const before = [await count(), storedFiles().length];
    for (const [file, status, code, message] of await cases()) {
      const answer = await send(file);
      expect([file.name, answer.statusCode, answer.json()]).toEqual([
        file.name,
        status,
        expect.objectContaining({ code, message, errors: [{ path: 'file', message }] }),
      ]);
    }
    expect([await count(), storedFiles().length]).toEqual(before);
  });

  it('at 700 KB exactly is still taken', async () => {
    const jpeg = await aJpeg(40, 30);
    const answer = await send({ bytes: Buffer.concat([jpeg, Buffer.alloc(716_800 - jpeg.length)]) });
    expect(answer.statusCode).toBe(201);
  });

  it('is a picture that says it has more than 24 megapixels, which nobody decodes', async () => {
    // Decoding it would take most of a minute and 3.6 GB.
    const answer = await send({ bytes: hugePng(30_000, 30_000), name: 'rex.png', type: 'image/png' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'This image has too many pixels. Please select one of at most 24 megapixels.',
    ]);
  });

  it('is a form that lacks something or says more than it should', async () => {
    const form = (fields: Record<string, string | File>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      return sendForm(app, data, cookie);
    };
    const file = new File([new Uint8Array(await aJpeg(40, 30))], 'rex.jpg', { type: 'image/jpeg' });
    expect((await form({ kind: 'review_photo' })).json()).toMatchObject({ status: 400, errors: [{ path: 'file' }] });
    expect((await form({ file })).json()).toMatchObject({ status: 400, errors: [{ path: 'kind' }] });
    expect((await form({ kind: 'poster', file })).json()).toMatchObject({ status: 400, errors: [{ path: 'kind' }] });
    expect((await form({ kind: 'review_photo', file, to: '/etc' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'to', message: 'Unknown field' }],
    });
    expect((await form({ kind: 'review_photo', picture: file })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'picture' }],
    });
    // The order of the fields does not matter.
    expect((await form({ file, kind: 'review_photo' })).statusCode).toBe(201);
  });

  it('is anything from nobody, and anything that is no form', async () => {
    expect((await upload(app, { bytes: await aJpeg(40, 30) })).statusCode).toBe(401);
    const post = (headers: Record<string, string>, payload: string) =>
      app.fastify.inject({ method: 'POST', url: '/api/uploads', headers: { cookie, ...headers }, payload });
    expect((await post({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
    expect((await post({ 'content-type': 'multipart/form-data' }, 'x')).statusCode).toBe(400);
    expect((await post({ 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nbroken')).statusCode).toBe(400);
    const elsewhere = await app.fastify.inject({
      method: 'PUT',
      url: '/api/user/profile',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nEve\r\n--x--\r\n',
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  it('is a name that no upload has, whatever it looks like', async () => {
    for (const name of [
      '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.webp',
      '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.pdf',
      '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.svg',
      '0198C2F0-7D3A-7C11-9F00-2B6C5A1D4E77.webp',
      '..%2F..%2Fpackage.json',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.webp%00.png',
      'private',
      'constructor.webp',
      `${'x'.repeat(300)}.webp`,
    ])
      expect([name, (await get(`/uploads/${name}`)).statusCode]).toEqual([name, 404]);
  });
});

describe('many photos at once', () => {
  it('are made two at a time while eight wait; the next ones are sent away with Retry-After', async () => {
    const bytes = await aPicture(3000, 2000).jpeg({ quality: 60 }).toBuffer();
    const answers = await Promise.all(Array.from({ length: 24 }, () => send({ bytes })));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    const sentAway = answers.filter(({ statusCode }) => statusCode === 503);
    expect(made.length + sentAway.length).toBe(24);
    expect(made.length).toBeGreaterThanOrEqual(10);
    expect(sentAway.length).toBeGreaterThan(0);
    for (const answer of sentAway) {
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json().code).toBe('UNAVAILABLE');
    }
    expect((await send({ bytes })).statusCode).toBe(201);
  });
});

describe('pictures as data URLs', () => {
  const save = (profileImageUrl: string, as: string | null = cookie) =>
    app.fastify.inject({
      method: 'PUT',
      url: '/api/user/profile',
      headers: as === null ? {} : { cookie: as },
      payload: { profileImageUrl },
    });

  it('come in bodies of up to 4 MiB, from members alone', async () => {
    const picture = `data:image/jpeg;base64,${(await aJpeg(600, 400)).toString('base64')}`;
    expect((await save(picture)).statusCode).toBe(200);
    const large = `data:image/jpeg;base64,${'A'.repeat(2_000_000)}`;
    expect((await save(large)).json()).toMatchObject({
      status: 413,
      message: expect.stringMatching(/^File size must be less than 700KB\. Your file is 1465KB\.$/),
    });
    expect((await save(large, null)).statusCode).toBe(401);
    expect((await save('A'.repeat(4_200_000))).json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('that are no pictures are refused like uploads', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    for (const [text, status] of [
      [`data:image/svg+xml;base64,${svg}`, 415],
      [`data:image/png;base64,${svg}`, 415],
      [`data:text/html;base64,${svg}`, 415],
      [`data:image/jpeg;base64,${A_PDF.toString('base64')}`, 415],
      ['https://other.example/rex.webp', 400],
      ['/uploads/0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.webp', 400],
    ] as const) {
      const answer = await save(text);
      expect([text.slice(0, 40), answer.statusCode, answer.json().errors?.[0].path]).toEqual([
        text.slice(0, 40),
        status,
        'profileImageUrl',
      ]);
    }
  });

  it('are stored for nobody who may not do what they are for: who may and where comes first', async () => {
    const olive = await signedInAs(app, OLIVE);
    const picture = `data:image/jpeg;base64,${(await aJpeg(60, 40)).toString('base64')}`;
    const words = { rating: 5, title: 'Good', content: 'Water bowls everywhere.' };
    const call = (as: string, method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) =>
      app.fastify.inject({ method, url, headers: { cookie: as }, payload });
    const review = { ...words, images: [picture, picture, picture] };
    const guideDog = { petName: 'Rex', petType: 'dog', location: 'Austin, TX', petImageUrl: picture };
    expect((await call(cookie, 'POST', '/api/businesses/5/reviews', words)).statusCode).toBe(201);
    const before = [await count(), storedFiles().length];
    for (const [as, method, url, payload, status] of [
      [cookie, 'POST', '/api/businesses/999999/reviews', review, 404],
      [cookie, 'POST', `/api/businesses/${HIDDEN.pending}/reviews`, review, 404],
      [olive, 'POST', '/api/businesses/1/reviews', review, 403],
      [cookie, 'POST', '/api/businesses/5/reviews', review, 409],
      [cookie, 'PUT', '/api/reviews/1', review, 403],
      [cookie, 'PUT', '/api/reviews/999999', review, 404],
      [cookie, 'PATCH', '/api/businesses/1', { images: [picture] }, 403],
      [cookie, 'POST', '/api/businesses', { name: 'Den', category: 'hotels', images: [picture], latitude: 1 }, 400],
      [cookie, 'PUT', '/api/pet-profiles/999999', { petImageUrl: picture }, 404],
      [cookie, 'PUT', `/api/guide-dogs/${OLIVE}`, { petImageUrl: picture }, 404],
      [cookie, 'POST', '/api/guide-dogs', { ...guideDog, petProfileId: 999_999 }, 400],
      [
        cookie,
        'POST',
        '/api/businesses/5/reviews',
        { ...review, images: [picture, 'data:image/png;base64,AA=='] },
        415,
      ],
    ] as const) {
      expect([method, url, (await call(as, method, url, payload)).statusCode]).toEqual([method, url, status]);
    }
    expect([await count(), storedFiles().length]).toEqual(before);
  });

  it('and uploads of another member or kind are not taken', async () => {
    const olive = await signedInAs(app, OLIVE);
    const bytes = await aJpeg(60, 40);
    const own = (await send({ bytes, kind: 'profile_photo' })).json<UploadedFile>().url;
    const otherKind = (await send({ bytes, kind: 'review_photo' })).json<UploadedFile>().url;
    expect((await save(own, olive)).statusCode).toBe(400);
    expect((await save(otherKind)).statusCode).toBe(400);
    expect((await save(own)).statusCode).toBe(200);
  });
});

it('every stored file is readable by the running user alone', () => {
  const folder = join(app.settings.dataDir, 'uploads');
  const names = storedFiles();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

/** A PNG whose head tells a size that its few bytes do not hold. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const sizeAndSum = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    sizeAndSum[0].writeUInt32BE(data.length);
    sizeAndSum[1].writeUInt32BE(crc32(body));
    return Buffer.concat([sizeAndSum[0], body, sizeAndSum[1]]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
