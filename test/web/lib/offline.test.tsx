import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { apiOf, createQueryClient } from '../../../web/api/client.js';
import { wholeResponse } from '../../../web/api/whole-response.js';
import { dataOf } from '../../../web/api/problem.js';
import { ApiProblem } from '../../../web/lib/form/refusal.js';
import { renderAt } from '../support/render.js';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

function Page() {
  const list = useQuery({ queryKey: ['list'], queryFn: () => fetchNothing() });
  const sending = useMutation({ mutationFn: () => fetchNothing() });
  return (
    <>
      <p>{list.isError ? 'The list failed' : 'The list is loading'}</p>
      <button onClick={() => sending.mutate()}>{sending.isPending ? 'Sending' : 'Send'}</button>
      {sending.isError && <p>Sending failed</p>}
    </>
  );
}

const fetchNothing = (): Promise<null> => Promise.reject(new TypeError('Failed to fetch'));

it('fails reads and writes immediately without a network connection instead of waiting silently', async () => {
  const client = createQueryClient({ baseUrl: 'http://site.invalid', fetch: fetchNothing as never });
  renderAt('/', <Page />, client);
  expect(await screen.findByText('The list failed')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sending failed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Returns a response whose body ends with a browser’s network error. */
const interrupted = (words: string): Response => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      controller.error(new TypeError(words));
    },
  });
  return new Response(body, { headers: JSON_HEADERS });
};

const withBody = (body: string): Response => new Response(body, { headers: JSON_HEADERS });
const unreachable = (words: string) => Promise.reject<Response>(new TypeError(words));

it.each([
  ['Chromium gets no response', () => unreachable('Failed to fetch')],
  ['Firefox gets no response', () => unreachable('NetworkError when attempting to fetch resource.')],
  ['Safari gets no response', () => unreachable('Load failed')],
  ['the connection drops in Chromium', async () => interrupted('network error')],
  ['the connection drops in Firefox', async () => interrupted('Error in body stream')],
  ['the connection drops in Safari', async () => interrupted('The network connection was lost.')],
  ['the response is truncated', async () => withBody('[{"id":')],
  ['the response is empty', async () => withBody('')],
])('a failed call shows its own message, not the browser’s, if %s', async (_case, respond) => {
  const client = createQueryClient({ baseUrl: 'http://site.invalid', fetch: () => wholeResponse(respond()) });
  const answer = await apiOf(client).GET('/api/auth/user');
  expect(() => dataOf(answer, 'Failed to submit report. Please try again.')).toThrow(
    new ApiProblem('Failed to submit report. Please try again.', 0, undefined),
  );
});

it('returns a complete response with its status, headers, and body unchanged', async () => {
  const problem = { code: 'NOT_FOUND', message: 'No such place.' };
  const sent = async () =>
    new Response(JSON.stringify(problem), { status: 404, headers: { 'content-type': 'application/problem+json' } });
  const client = createQueryClient({ baseUrl: 'http://site.invalid', fetch: () => wholeResponse(sent()) });
  const answer = await apiOf(client).GET('/api/auth/user');
  expect(() => dataOf(answer, 'Sorry.')).toThrow(new ApiProblem('No such place.', 404, 'NOT_FOUND'));
  expect(answer.response.headers.get('content-type')).toBe('application/problem+json');
});

// Chromium gives a 204 response an empty body; other browsers give it none.
const emptyBody = {
  status: 204,
  statusText: '',
  headers: new Headers(),
  body: {},
  arrayBuffer: async () => new ArrayBuffer(0),
};

it.each([
  ['missing', new Response(null, { status: 204 })],
  ['empty', emptyBody as unknown as Response],
])('accepts a 204 response whose body is %s', async (_body, noContent) => {
  expect((await wholeResponse(Promise.resolve(noContent))).status).toBe(204);
});
