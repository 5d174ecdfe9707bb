import { useSearchParams } from 'react-router-dom';
import { cursorOf } from '../../lib/path/list-path.js';
import { Decisions } from '../../ui/queue/decisions.js';
import { shownPlace } from './shown-place.js';
import { verificationActions } from './verification-actions.js';
import {
  sentenceOf,
  useVerification,
  useVerificationPages,
  verificationStatusOf,
  type VerificationStatus,
} from './verification.queries.js';

const WORDS: Readonly<Record<VerificationStatus, { readonly label: string; readonly empty: string }>> = {
  waiting: {
    label: 'Listings that nobody has looked at',
    empty: 'A listing shows here once it is approved, until somebody has made sure that it is as it says.',
  },
  verified: { label: 'Verified listings', empty: 'What is verified shows here, the longest verified first.' },
  refused: { label: 'Listings that could not be verified', empty: 'What could not be verified shows here.' },
};

const countWords = (left: number, capped = false) =>
  left === 1 ? '1 listing' : `${left.toLocaleString('en-US')}${capped ? '+' : ''} listings`;

/** Public listings that nobody has looked at yet, and those that were verified, or could not be. */
export function BusinessVerification() {
  const [params] = useSearchParams();
  const status = verificationStatusOf(params);
  const list = useVerificationPages(status, cursorOf(params));
  const verify = useVerification();
  return (
    <Decisions
      name="business-verification"
      path="/admin/business-verification"
      label={WORDS[status].label}
      views={[
        { status: 'waiting', label: 'Not looked at' },
        { status: 'verified', label: 'Verified' },
        { status: 'refused', label: 'Could not be verified' },
      ]}
      reopens
      countWords={countWords}
      status={status}
      list={list}
      failure="Failed to fetch the listings"
      nameOf={({ name }) => name}
      shownOf={shownPlace}
      actions={verificationActions(verify, status)}
      sentenceOf={sentenceOf}
      empty={{
        title: status === 'waiting' ? 'Every listing was looked at' : 'There is nothing of this kind yet',
        words: WORDS[status].empty,
      }}
    />
  );
}
