import { Suspense, useState } from 'react';
import { Flag } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { useViewerState } from '../../lib/page/viewer.js';
import type { ReportProps } from '../../ui/moderation/report-action.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

const ReportContentDialog = lazyPart(async () => ({
  default: (await import('./report-content-dialog.js')).ReportContentDialog,
}));

/** A 'Report' button that names its target. Hidden until the viewer is known, because the content may be their own. */
export function ReportButton({ name, targets, isOnDeep = false, className }: ReportProps) {
  const state = useViewerState();
  const [open, setOpen] = useState(false);
  if (state !== 'visitor' && state !== 'member') return null;
  return (
    <>
      <button
        type="button"
        aria-label={`Report ${name}`}
        onClick={() => setOpen(true)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-full px-4 py-1.5 text-sm font-semibold transition-colors sm:min-h-9 noscript:hidden',
          isOnDeep ? 'text-on-deep hover:bg-on-deep/20' : 'text-muted hover:bg-leaf-soft hover:text-ink',
          className,
        )}
      >
        <Flag aria-hidden="true" className="size-4 shrink-0" />
        <span className={isOnDeep ? 'max-[25rem]:sr-only' : undefined}>Report</span>
      </button>
      <Suspense fallback={null}>
        {open && <ReportContentDialog name={name} targets={targets} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
