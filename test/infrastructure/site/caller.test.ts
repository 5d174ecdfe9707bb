import { describe, expect, it } from '@jest/globals';
import { createApi } from '../../../web/api/caller.js';
import type { paths } from '../../../web/api/schema.gen.js';

/** Returns an API stub with this answer that records its requests. */
function apiThatSays(body: BodyInit | null, init: ResponseInit = {}) {
  const asked: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    asked.push(request);
    return Promise.resolve(new Response(body, init));
  };
  return { api: createApi<paths>({ baseUrl: 'https://paws.example', fetch }), asked };
}

describe('an API call', () => {
  it('puts parameters into the URL: lists as repeated parameters, and missing ones left out', async () => {
    const { api, asked } = apiThatSays('[]');
    const query = { query: 'cats & dogs', perks: ['Patio seating', 'Water bowls'], location: undefined };
    await api.GET('/api/businesses', { params: { query } as never });
    await api.GET('/api/businesses/{id}', { params: { path: { id: 'a/b' } } as never });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://paws.example/api/businesses?query=cats%20%26%20dogs&perks=Patio%20seating&perks=Water%20bowls',
      'GET https://paws.example/api/businesses/a%2Fb',
    ]);
  });

  it('sends data as JSON with its headers, and a form with files unchanged', async () => {
    const { api, asked } = apiThatSays('{}');
    const headers = { 'Idempotency-Key': 'once' };
    await api.POST('/api/businesses', { body: { name: 'Café' }, headers } as never);
    const form = new FormData();
    form.append('text', 'told');
    await api.POST('/api/businesses', { body: form } as never);
    const [told, filled] = asked as [Request, Request];
    expect(told.headers.get('content-type')).toBe('application/json');
    expect(told.headers.get('idempotency-key')).toBe('once');
    expect(await told.json()).toEqual({ name: 'Café' });
    expect(filled.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('returns the data, nothing, a file, the error message, or the text of a non-JSON error', async () => {
    const answer = async (body: BodyInit | null, status: number, options = {}) =>
      apiThatSays(body, { status }).api.GET('/api/user/export', options as never);
    expect(await answer('{"id":7}', 200)).toMatchObject({ data: { id: 7 } });
    expect((await answer(null, 204)).data).toBeUndefined();
    const { data } = await answer('a,b', 200, { parseAs: 'blob' });
    expect(await (data as unknown as Blob).text()).toBe('a,b');
    expect(await answer('{"message":"No."}', 403)).toMatchObject({ error: { message: 'No.' } });
    expect(await answer('<h1>Bad Gateway</h1>', 502)).toMatchObject({ error: '<h1>Bad Gateway</h1>' });
  });
});
