import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import {
  A_PDF,
  aJpeg,
  aPicture,
  hugePng,
  sendForm,
  storedFiles,
  upload,
  type SentForm,
} from '../../support/uploads.js';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_refused_uploads');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  cookie = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

const send = (file: SentForm) => upload(app, { cookie, ...file });
const stored = () => storedFiles(app);
const count = async () => (await app.database.pool.query('select from uploads')).rowCount;

describe('rejected uploads', () => {
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

  it('get the message of the broken rule and leave nothing behind', async () => {
    const before = [await count(), stored().length];
    for (const [file, status, code, message] of await cases()) {
      const answer = await send(file);
      expect([file.name, answer.statusCode, answer.json()]).toEqual([
        file.name,
        status,
        expect.objectContaining({ code, message, errors: [{ path: 'file', message }] }),
      ]);
    }
    expect([await count(), stored().length]).toEqual(before);
  });

  it("don't include a file of exactly 700 KB", async () => {
    const jpeg = await aJpeg(40, 30);
    const answer = await send({ bytes: Buffer.concat([jpeg, Buffer.alloc(716_800 - jpeg.length)]) });
    expect(answer.statusCode).toBe(201);
  });

  it('include an image that claims more than 24 megapixels, without decoding it', async () => {
    // Decoding it would take most of a minute and 3.6 GB of memory.
    const answer = await send({ bytes: hugePng(30_000, 30_000), name: 'rex.png', type: 'image/png' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'This image has too many pixels. Please select one of at most 24 megapixels.',
    ]);
  });

  it('include forms with missing or extra fields', async () => {
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
    // The fields may come in any order.
    expect((await form({ file, kind: 'review_photo' })).statusCode).toBe(201);
  });

  it("include uploads without a session and requests that aren't forms", async () => {
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
});

describe('photos as data URLs', () => {
  const save = (profileImageUrl: string, as: string | null = cookie) =>
    app.fastify.inject({
      method: 'PUT',
      url: '/api/user/profile',
      headers: as === null ? {} : { cookie: as },
      payload: { profileImageUrl },
    });

  it('may be in bodies of up to 4 MiB, from members only', async () => {
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

  it("are rejected like uploads if they aren't images", async () => {
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

  it("aren't stored if the member may not make the change: permission is checked first", async () => {
    const olive = await signedInAs(app, OLIVE);
    const picture = `data:image/jpeg;base64,${(await aJpeg(60, 40)).toString('base64')}`;
    const words = { rating: 5, title: 'Good', content: 'Water bowls everywhere.' };
    const call = (as: string, method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) =>
      app.fastify.inject({ method, url, headers: { cookie: as }, payload });
    const review = { ...words, images: [picture, picture, picture] };
    const guideDog = { petName: 'Rex', petType: 'dog', location: 'Austin, TX', petImageUrl: picture };
    expect((await call(cookie, 'POST', '/api/businesses/5/reviews', words)).statusCode).toBe(201);
    const before = [await count(), stored().length];
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
    expect([await count(), stored().length]).toEqual(before);
  });

  it('are rejected if they are uploads of another member or kind', async () => {
    const olive = await signedInAs(app, OLIVE);
    const bytes = await aJpeg(60, 40);
    const own = (await send({ bytes, kind: 'profile_photo' })).json<UploadedFile>().url;
    const otherKind = (await send({ bytes, kind: 'review_photo' })).json<UploadedFile>().url;
    expect((await save(own, olive)).statusCode).toBe(400);
    expect((await save(otherKind)).statusCode).toBe(400);
    expect((await save(own)).statusCode).toBe(200);
  });
});
