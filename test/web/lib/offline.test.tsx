import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { apiOf, createQueryClient } from '../../../web/api/client.js';
import { wholeAnswer } from '../../../web/api/whole-answer.js';
import { ApiProblem, dataOf } from '../../../web/api/problem.js';
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
      <p>{list.isError ? 'The list failed' : 'The list is coming'}</p>
      <button onClick={() => sending.mutate()}>{sending.isPending ? 'Sending' : 'Send'}</button>
      {sending.isError && <p>Sending failed</p>}
    </>
  );
}

const fetchNothing = (): Promise<null> => Promise.reject(new TypeError('Failed to fetch'));

it('without a network, what is read or sent fails at once instead of waiting without a word', async () => {
  const client = createQueryClient({ baseUrl: 'http://site.invalid', fetch: fetchNothing as never });
  renderAt('/', <Page />, client);
  expect(await screen.findByText('The list failed')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sending failed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

const JSON_HEADERS = { 'content-type': 'application/json' };

/** A body that breaks off with what a browser says then. */
const brokenOff = (words: string): Response => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      controller.error(new TypeError(words));
    },
  });
  return new Response(body, { headers: JSON_HEADERS });
};

const cutShort = (body: string): Response => new Response(body, { headers: JSON_HEADERS });
const nobody = (words: string) => Promise.reject<Response>(new TypeError(words));

it.each([
  ['nobody answers Chromium', () => nobody('Failed to fetch')],
  ['nobody answers Firefox', () => nobody('NetworkError when attempting to fetch resource.')],
  ['nobody answers Safari', () => nobody('Load failed')],
  ['an answer breaks off in Chromium', async () => brokenOff('network error')],
  ['an answer breaks off in Firefox', async () => brokenOff('Error in body stream')],
  ['an answer breaks off in Safari', async () => brokenOff('The network connection was lost.')],
  ['an answer is cut short', async () => cutShort('[{"id":')],
  ['an answer is empty', async () => cutShort('')],
])('where %s, a call fails with its own sentence and not with the browser’s', async (_where, answers) => {
  const client = createQueryClient({ baseUrl: 'http://site.invalid', fetch: () => wholeAnswer(answers()) });
  const answer = await apiOf(client).GET('/api/auth/user');
  expect(() => dataOf(answer, 'Failed to submit report. Please try again.')).toThrow(
    new ApiProblem('Failed to submit report. Please try again.', 0, undefined),
  );
});

it('an answer that came whole is as it was sent: its status, its headers, its words', async () => {
  const problem = { code: 'NOT_FOUND', message: 'No such place.' };
  const sent = async () =>
    new Response(JSON.stringify(problem), { status: 404, headers: { 'content-type': 'application/problem+json' } });
  const client = createQueryClient({ baseUrl: 'http://site.invalid', fetch: () => wholeAnswer(sent()) });
  const answer = await apiOf(client).GET('/api/auth/user');
  expect(() => dataOf(answer, 'Sorry.')).toThrow(new ApiProblem('No such place.', 404, 'NOT_FOUND'));
  expect(answer.response.headers.get('content-type')).toBe('application/problem+json');
});

// As Chromium has it: a body of no bytes, where others have none.
const emptyBody = {
  status: 204,
  statusText: '',
  headers: new Headers(),
  body: {},
  arrayBuffer: async () => new ArrayBuffer(0),
};

it.each([
  ['none', new Response(null, { status: 204 })],
  ['an empty one', emptyBody as unknown as Response],
])('an answer without content, whose body is %s, came whole', async (_body, nothing) => {
  expect((await wholeAnswer(Promise.resolve(nothing))).status).toBe(204);
});
