import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { apiOf, createQueryClient } from '../../../web/api/client.js';
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

it('where nobody answers, a call fails with its own sentence and not with the browser’s', async () => {
  const client = createQueryClient({ baseUrl: 'http://site.invalid', fetch: fetchNothing as never });
  const answer = await apiOf(client).GET('/api/auth/user');
  expect(() => dataOf(answer, 'Failed to submit report. Please try again.')).toThrow(
    new ApiProblem('Failed to submit report. Please try again.', 0, undefined),
  );
});
