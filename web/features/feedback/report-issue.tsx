import { Suspense, useState } from 'react';
import { Flag } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

export const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.js')).ReportDialog }));

/** Opens the report dialog, which is loaded on demand. */
export function ReportIssue({ business }: { readonly business: { readonly id: number; readonly name: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex justify-center noscript:hidden">
      <Button variant="ghost" size="sm" icon={<Flag aria-hidden="true" />} onClick={() => setOpen(true)}>
        Report an Issue
      </Button>
      <Suspense fallback={null}>{open && <ReportDialog business={business} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
