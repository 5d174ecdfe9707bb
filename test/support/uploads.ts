import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestApp } from './app.js';

/** The input for POST /api/uploads. */
export interface SentForm {
  readonly cookie?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

/** Uploads a file as a browser's form does. */
export async function upload(app: Pick<TestApp, 'fastify'>, { cookie, ...file }: SentForm) {
  const { kind = 'review_photo', name = 'rex.jpg', type = 'image/jpeg', bytes } = file;
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  return sendForm(app, form, cookie);
}

export async function sendForm(app: Pick<TestApp, 'fastify'>, form: FormData, cookie?: string) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return app.fastify.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(cookie === undefined ? {} : { cookie }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** Returns a single-color picture with a brighter left half, so that its rotation is visible. */
export function aPicture(width = 1600, height = 1200) {
  return sharp({ create: { width, height, channels: 3, background: '#204010' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#f0e0c0' } },
      left: 0,
      top: 0,
    },
  ]);
}

export const aJpeg = (width?: number, height?: number) => aPicture(width, height).jpeg().toBuffer();

/** A document with one empty page. */
export const A_PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n' +
    'trailer<</Size 2/Root 1 0 R>>\nstartxref\n43\n%%EOF\n',
);

/** Returns the names of all stored upload files. */
export function storedFiles(app: Pick<TestApp, 'settings'>): string[] {
  const folder = join(app.settings.dataDir, 'uploads');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
}

/** Marks all uploads as used by a review or a public business. */
export const useAllUploads = (app: TestApp) =>
  app.database.pool.query(
    `update uploads set free_since = null;
     insert into reviews (id, business_id, rating, title, content, images)
       select (select max(id) + 1 from reviews), 1, 5, 'Shade', 'There is shade for dogs.', array_agg('/uploads/' || id || '.webp')
       from uploads where kind = 'review_photo' having count(*) > 0;
     insert into businesses (name, category, approval_status, menu_url)
       select 'With a menu', 'services', 'approved', '/uploads/' || id || '.pdf' from uploads where kind = 'menu'`,
  );

/** Returns a PNG whose header claims a size that its few bytes don't contain. */
export function hugePng(width: number, height: number): Buffer {
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
