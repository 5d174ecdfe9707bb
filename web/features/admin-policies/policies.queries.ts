import { useQuery } from '@tanstack/react-query';
import type { PhoneConfirmation, PolicyEntry } from '../../../interfaces/contract/policy/confirmation.js';
import type { Fact } from '../../../interfaces/contract/policy/fact.js';
import { pagedList } from '../../api/administration/admin-list.js';
import { useDecision } from '../../api/administration/admin-queue.js';
import { callQuery } from '../../api/call-query.js';
import { businessKey } from '../../api/query-keys.js';

export type PolicyTab = 'all' | 'disputed' | 'owned' | 'unowned';

const FILTER = {
  all: {},
  disputed: { state: 'disputed' },
  owned: { owned: true },
  unowned: { owned: false },
} as const satisfies Readonly<Record<PolicyTab, object>>;

/** Public places with a policy, the longest unconfirmed first. Each tab is a filter of the same list. */
export const POLICIES = pagedList<PolicyEntry, PolicyTab>({
  path: '/admin/policies',
  param: 'show',
  labels: { all: 'All', disputed: 'Disputed', owned: 'With an owner', unowned: 'No owner' },
  failure: 'We couldn’t load pet policies',
  fetch: (api, page, tab) => api.GET('/api/admin/policies', { params: { query: { ...page, ...FILTER[tab] } } }),
});

/** What a place says, to ask about on the phone. */
export const usePlaceFacts = (id: number) =>
  useQuery(
    callQuery<readonly Fact[]>([...businessKey(id), 'facts-to-ask'], (api) =>
      api.GET('/api/businesses/{id}/facts', { params: { path: { id } } }),
    ),
  );

interface SentConfirmation {
  readonly place: PolicyEntry;
  readonly confirmation: PhoneConfirmation;
}

/** Confirms facts after a call. The place stays where it is until the list is read again. */
export const usePhoneConfirmation = () =>
  useDecision<SentConfirmation, unknown>({
    send: (api, { place: { id }, confirmation: body }) =>
      api.POST('/api/admin/policies/{id}/confirm', { params: { path: { id } }, body }),
    onSuccess: (client, _nothing, { place: { id } }) => client.invalidateQueries({ queryKey: businessKey(id) }),
  });

/** Emails the owner a link to confirm the policy. */
export const useAskOwner = () =>
  useDecision<PolicyEntry, unknown>({
    send: (api, { id }) => api.POST('/api/admin/policies/{id}/ask', { params: { path: { id } } }),
    onSuccess: (client) => client.invalidateQueries({ queryKey: [POLICIES.list.path] }),
  });
