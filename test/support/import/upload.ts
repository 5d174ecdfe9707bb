import type { TestApp } from '../app.js';

/** Uploads an import file as the administrator with this cookie, and returns the response. */
export async function uploadImport(
  app: TestApp,
  cookie: string,
  name: string,
  content: string | Uint8Array,
  query = '',
) {
  const form = new FormData();
  form.set('file', new File([content as BlobPart], name));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return app.fastify.inject({
    ...{ method: 'POST', url: `/api/admin/imports${query}`, headers: { 'content-type': type, cookie } },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
