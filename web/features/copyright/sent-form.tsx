import type { ReactNode, SyntheticEvent } from 'react';
import { usePage } from '../../lib/page/page-context.js';
import { Button } from '../../ui/button.js';

interface SentFormProps {
  /** Names the form. */
  readonly label: string;
  readonly submit: string;
  readonly isPending: boolean;
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>;
  readonly children: ReactNode;
}

/** The frame of a notice and of a counter-notice: its parts, and how it is sent. */
export function SentForm({ label, submit, isPending, onSubmit, children }: SentFormProps) {
  const { site } = usePage();
  return (
    <form noValidate aria-label={label} onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-6">
      {children}
      <div>
        <Button
          type="submit"
          size="lg"
          pending={isPending}
          pendingText="Sending..."
          className="w-full sm:w-auto noscript:hidden"
        >
          {submit}
        </Button>
        <p className="hidden text-muted noscript:block">
          Sending this form needs JavaScript. You can also write all of it to{' '}
          <a href={`mailto:${site.supportEmail}`} className="text-link break-all">
            {site.supportEmail}
          </a>
          .
        </p>
      </div>
    </form>
  );
}
