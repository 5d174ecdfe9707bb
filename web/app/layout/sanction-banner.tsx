import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../interfaces/contract/shared/words.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { NOTICES_PATH } from '../../lib/path/account-path.js';

export interface SanctionBannerProps {
  readonly sanction: NonNullable<Viewer['sanction']>;
}

/** Tells a sanctioned member on every page that they can't post, before they type something that would be refused. */
export function SanctionBanner({ sanction: { until, isOfOtherAccount } }: SanctionBannerProps) {
  const whose = isOfOtherAccount ? 'Another account that uses your mailbox is' : 'Your account is';
  const also = isOfOtherAccount ? ', so this one is too' : '';
  return (
    <section aria-label="Your account" className="border-b border-line bg-danger-soft text-ink print:hidden">
      <p className="page-width flex items-start gap-3 py-3">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        <span>
          {until === null
            ? `${whose} suspended${also}. You can read but not post.`
            : `${whose} restricted${also}. You can read but not post until ${formatMoment(new Date(until))}.`}{' '}
          {isOfOtherAccount ? (
            'Our email about it says why and how to appeal.'
          ) : (
            <Link to={NOTICES_PATH} className="text-link">
              See your notices
            </Link>
          )}
        </span>
      </p>
    </section>
  );
}
