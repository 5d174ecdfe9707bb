import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import {
  keepActionAfterSignIn,
  useActionAfterSignIn,
  withActionAfterSignIn,
} from '../../lib/member/action-after-sign-in.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { signInPage } from '../../lib/path/sign-in-path.js';
import { useViewer, useViewerState } from '../../lib/page/viewer.js';
import { statementDay } from '../../lib/words/fact-age.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

const TurnedAwayList = lazyPart(async () => ({ default: (await import('./turned-away-list.js')).TurnedAwayList }), {
  failureNotice: 'in place',
});
const TurnedAwayDialog = lazyPart(async () => ({
  default: (await import('./turned-away-dialog.js')).TurnedAwayDialog,
}));

/** The reports of visitors who were turned away with their pets, and the way to report it. */
export function TurnedAway({ business }: { readonly business: BusinessDetail }) {
  // The server's page has only the number.
  const isHydrated = useHydrated();
  const { reports, isReporter, nextReportAt } = business.turnedAway ?? NONE;
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The page learns of a sent report while its dialog is still open.
  const canReport = isOpen || (!isReporter && nextReportAt === null);
  const couldReport = useRef(canReport);
  useEffect(() => {
    // The button that had the focus is gone.
    if (!canReport && couldReport.current && document.activeElement === document.body) section.current?.focus();
    couldReport.current = canReport;
  }, [canReport]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Turned away"
      className="mt-4 border-t border-line pt-4 text-sm empty:hidden [section+&]:mt-0 [section+&]:border-t-0"
    >
      {reports > 0 && <p className="font-semibold">{countInWords(reports)}</p>}
      {isHydrated && (reports > 0 || isReporter) && (
        // Not nothing, because an empty section is hidden and can't take the focus.
        <Suspense fallback={<Skeleton className="mt-3 h-24 rounded-md" />}>
          <TurnedAwayList businessId={business.id} />
        </Suspense>
      )}
      {canReport && <ReportIt business={business} isOpen={isOpen} setOpen={setOpen} />}
      {!canReport && !isReporter && nextReportAt !== null && (
        <p className="mt-2">
          You deleted your report. You can report this place again from {statementDay(nextReportAt)}.
        </p>
      )}
    </section>
  );
}

const NONE = { reports: 0, isReporter: false, nextReportAt: null };

const countInWords = (reports: number): string =>
  `${reports === 1 ? '1 visitor says' : `${reports.toLocaleString('en-US')} visitors say`} this place turned them away with their pets in the last 12 months.`;

interface ReportItProps {
  readonly business: BusinessDetail;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Visitors are sent to sign in; owners can't report their own business. */
function ReportIt({ business, isOpen, setOpen }: ReportItProps) {
  const viewer = useViewer();
  const state = useViewerState();
  const { pathname, search } = useLocation();
  const action = { kind: 'turned-away', id: business.id } as const;
  useActionAfterSignIn('turned-away', business.id, () => setOpen(true), viewer !== null);
  if (state === 'visitor') {
    return (
      <p className="mt-2">
        Turned away with your pet?{' '}
        <Link
          to={signInPage(withActionAfterSignIn(pathname + search, action))}
          rel="nofollow"
          onClick={() => keepActionAfterSignIn(action)}
          className="text-link"
        >
          Sign in to report it
        </Link>
        .
      </p>
    );
  }
  if (viewer === null || viewer.id === business.ownerId) return null;
  return (
    <p className="mt-2 noscript:hidden print:hidden">
      Turned away with your pet?{' '}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="text-link min-h-6 pointer-coarse:min-h-11"
      >
        Report it
      </button>
      <Suspense fallback={null}>
        {isOpen && <TurnedAwayDialog business={business} onClose={() => setOpen(false)} />}
      </Suspense>
    </p>
  );
}
