import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { businessEntry } from './business-entry.js';
import { verificationActions } from './verification-actions.js';
import { VERIFICATIONS, useVerification, type VerificationStatus } from './verification.queries.js';

const TEXTS: Readonly<Record<VerificationStatus, { readonly label: string; readonly empty: string }>> = {
  waiting: {
    label: 'Unreviewed listings',
    empty: 'Listings appear here from their approval until an administrator has checked them.',
  },
  verified: { label: 'Verified listings', empty: 'Verified listings appear here, oldest verification first.' },
  refused: {
    label: 'Listings that couldn’t be verified',
    empty: 'Listings that couldn’t be verified appear here.',
  },
};

/** The queue of public businesses to verify, and those already checked. */
export function BusinessVerification() {
  const status = useTab(VERIFICATIONS.list);
  const decide = useVerification();
  return (
    <TabbedQueue
      {...VERIFICATIONS}
      name="business-verification"
      label={TEXTS[status].label}
      noun={{ one: 'listing', many: 'listings' }}
      nameOf={({ name }) => name}
      contentOf={businessEntry}
      actions={verificationActions(decide, status)}
      empty={{
        title: status === 'waiting' ? 'All listings reviewed' : 'No listings yet',
        text: TEXTS[status].empty,
      }}
    />
  );
}
