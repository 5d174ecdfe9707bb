import sharp from 'sharp';
import type { TestApp } from './app.js';

/** What is sent to POST /api/uploads. */
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

/** A picture of one colour with a brighter left half, so that one can tell how it is turned. */
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

/** A document of one empty page. */
export const A_PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n' +
    'trailer<</Size 2/Root 1 0 R>>\nstartxref\n43\n%%EOF\n',
);
