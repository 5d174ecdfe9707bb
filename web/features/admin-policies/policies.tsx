import { Mail, Pencil, PhoneCall } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { PolicyEntry } from '../../../interfaces/contract/policy/confirmation.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { PhoneForm } from './phone-form.js';
import { POLICIES, useAskOwner, usePhoneConfirmation, type PolicyTab } from './policies.queries.js';
import { policyEntry } from './policy-entry.js';

type Action = QueueAction<PolicyEntry>;

const EMPTY: Readonly<Record<PolicyTab, string>> = {
  all: 'Places appear here when an owner, a visitor, an import, or an administrator says something about pets.',
  disputed:
    'Places appear here when two visitors disagree with a fact, or a report of a turned-away visitor stays unanswered.',
  owned: 'Places with an owner and a pet policy appear here.',
  unowned: 'Places with a pet policy that nobody has claimed appear here.',
};

/** Public places by the age of their pet policy, with what administrators can do about it. */
export function Policies() {
  const tab = useTab(POLICIES.list);
  const { pathname, search } = useLocation();
  const confirm = usePhoneConfirmation();
  const ask = useAskOwner();
  return (
    <TabbedQueue
      {...POLICIES}
      name="policies"
      label="Pet policies, oldest first"
      noun={{ one: 'place', many: 'places' }}
      nameOf={({ name }) => name}
      contentOf={policyEntry}
      actions={[phoning(confirm), asking(ask), editing(pathname + search)]}
      empty={{ title: 'No pet policies here', text: EMPTY[tab] }}
    />
  );
}

const phoning = (confirm: ReturnType<typeof usePhoneConfirmation>): Action => ({
  ...{ name: 'phone', label: 'Confirmed by Phone', shortcut: 'p', variant: 'primary', done: 'Policy confirmed' },
  ...{ icon: <PhoneCall aria-hidden="true" />, isOffered: () => true, showsServerMessage: true },
  failed: 'Failed to confirm the policy',
  form: (context) => <PhoneForm context={context} run={(place, confirmation) => confirm({ place, confirmation })} />,
});

const asking = (ask: ReturnType<typeof useAskOwner>): Action => ({
  ...{ name: 'ask', label: 'Email Owner', shortcut: 'm', variant: 'secondary', done: 'Owner emailed', stays: true },
  ...{ icon: <Mail aria-hidden="true" />, isOffered: ({ isOwned }) => isOwned, showsServerMessage: true },
  failed: 'Failed to email the owner',
  run: ask,
});

const editing = (from: string): Action => ({
  ...{ name: 'edit', label: 'Edit', shortcut: 'o', variant: 'secondary' },
  ...{ icon: <Pencil aria-hidden="true" />, isOffered: () => true, state: { from } },
  to: ({ id }) => `/admin/businesses/${String(id)}/edit`,
});
