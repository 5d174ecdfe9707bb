import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { businessKey } from '../../../web/api/query-keys.js';
import { useFacts } from '../../../web/features/business/policy/facts.queries.js';
import { POLICY } from '../../support/policy/policies.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf } from '../support/render.js';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

it('a part that hydrates after another one has fetched the facts starts as the server rendered it', async () => {
  const business = aBusinessDetail({ policy: POLICY as never });
  const { client } = apiOf({ [`/api/businesses/${business.id}/facts`]: () => [] });
  client.setQueryData([...businessKey(business.id), 'facts'], []);
  const Part = () => (useFacts(business, false).data === undefined ? <p>served</p> : <ul />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>served</p>';
  const faults: unknown[] = [];
  act(() => {
    root = hydrateRoot(
      container,
      <QueryClientProvider client={client}>
        <Part />
      </QueryClientProvider>,
      { onRecoverableError: (fault) => faults.push(fault) },
    );
  });
  await waitFor(() => expect(container.innerHTML).toBe('<ul></ul>'));
  expect(faults).toEqual([]);
});
