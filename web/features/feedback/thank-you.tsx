import { useEffect, useRef } from 'react';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { Button, ButtonLink } from '../../ui/button.js';

interface ThankYouProps {
  readonly name: string;
  readonly onAgain: () => void;
}

/** Replaces the form once a recommendation is sent. */
export function ThankYou({ name, onAgain }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <div className="w-64 max-w-full [&>svg]:h-auto [&>svg]:w-full">
        <EmptyIllustration kind="results" />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        Thank You!
      </h1>
      <p className="max-w-prose text-muted">
        We’ve received your recommendation of <strong className="wrap-anywhere text-ink">{name}</strong>. We’ll look
        into it, and if pets are welcome there, we’ll add it to the directory.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/browse">Browse Businesses</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
        <Button variant="ghost" onClick={onAgain}>
          Recommend Another
        </Button>
      </div>
    </div>
  );
}
