import { Suspense, useState } from 'react';
import { Flag } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

export const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.js')).ReportDialog }));

interface ReportIssueProps {
  readonly business: { readonly id: number; readonly name: string };
  /** Words of a link within a text, in place of the button. */
  readonly link?: string | undefined;
}

/** Opens the report dialog, which is loaded on demand. */
export function ReportIssue({ business, link }: ReportIssueProps) {
  const [open, setOpen] = useState(false);
  const onClick = (): void => setOpen(true);
  const dialog = (
    <Suspense fallback={null}>{open && <ReportDialog business={business} onClose={() => setOpen(false)} />}</Suspense>
  );
  if (link !== undefined) {
    return (
      <>
        <button type="button" onClick={onClick} className="text-link pointer-coarse:min-h-11 noscript:hidden">
          {link}
        </button>
        {dialog}
      </>
    );
  }
  return (
    <div className="flex justify-center noscript:hidden">
      <Button variant="ghost" size="sm" icon={<Flag aria-hidden="true" />} onClick={onClick}>
        Report an Issue
      </Button>
      {dialog}
    </div>
  );
}
