import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../interfaces/contract/shared/words.js';
import { useViewer } from '../../lib/page/viewer.js';
import { NOTICES_PATH } from '../../lib/path/account-path.js';

/** Tells a sanctioned member on every page that they can't post, before they type something that would be refused. */
export function SanctionBanner() {
  const sanction = useViewer()?.sanction ?? null;
  if (sanction === null) return null;
  const { until } = sanction;
  return (
    <section aria-label="Your account" className="border-b border-line bg-danger-soft text-ink print:hidden">
      <p className="page-width flex items-start gap-3 py-3">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        <span>
          {until === null
            ? 'Your account is suspended. You can read but not post.'
            : `Your account is restricted. You can read but not post until ${formatMoment(new Date(until))}.`}{' '}
          <Link to={NOTICES_PATH} className="text-link">
            See your notices
          </Link>
        </span>
      </p>
    </section>
  );
}
