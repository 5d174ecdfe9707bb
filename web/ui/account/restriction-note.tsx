import type { ReactNode } from 'react';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../interfaces/contract/shared/words.js';
import { useViewer } from '../../lib/page/viewer.js';
import { NOTICES_PATH } from '../../lib/path/account-path.js';

/** Returns whether the server refuses everything that the member posts, because of a restriction or suspension. */
export const useIsRestricted = (): boolean => (useViewer()?.sanction ?? null) !== null;

interface RestrictionNoteProps {
  /** The blocked action, such as 'write reviews'. Completes “you can’t …”. */
  readonly purpose?: string | undefined;
}

/** Tells a restricted or suspended member what they can't do, until when, and where to appeal. Nothing for others. */
export function RestrictionNote({ purpose = 'use this form' }: RestrictionNoteProps) {
  const sanction = useViewer()?.sanction ?? null;
  if (sanction === null) return null;
  const { until, isOfOtherAccount } = sanction;
  const whose = isOfOtherAccount ? 'Another account that uses your mailbox' : 'Your account';
  return (
    <div
      role="note"
      aria-label="Your account"
      className="flex items-start gap-3 rounded-md bg-danger-soft p-4 text-ink"
    >
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <p>
        {until === null
          ? `${whose} is suspended, so you can’t ${purpose}.`
          : `${whose} is restricted, so you can’t ${purpose} until ${formatMoment(new Date(until))}.`}{' '}
        {isOfOtherAccount ? (
          'Our email about it says why and how to appeal.'
        ) : (
          <Link to={NOTICES_PATH} className="text-link">
            See why, or appeal
          </Link>
        )}
      </p>
    </div>
  );
}

/** Shows `children`, such as a form, only to members who may use it; the reason to those who may not. */
export function UnlessRestricted({ children, ...note }: RestrictionNoteProps & { readonly children: ReactNode }) {
  return useIsRestricted() ? <RestrictionNote {...note} /> : children;
}
