import type { ReactNode } from 'react';
import { WifiOff } from 'lucide-react';

/** ID of the notice that the page's inline script shows before the offline notice's code has loaded. */
export const EARLY_NOTICE = 'early-offline';

interface OfflineBarProps {
  /** What to do about it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The look of the offline notice. */
export function OfflineBar({ action, children }: OfflineBarProps) {
  return (
    <div data-offline className="border-b border-marigold bg-marigold-soft text-ink">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <p className="flex min-w-0 flex-1 items-start gap-3">
          <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{children}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
