import { useEffect, useRef } from 'react';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { Button, ButtonLink } from '../../ui/button.js';

interface ThankYouProps {
  readonly name: string;
  readonly onAgain: () => void;
}

/** Stands in the place of the form once a recommendation is sent. */
export function ThankYou({ name, onAgain }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, and with it the place of the keyboard and of the screen reader.
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
        Your recommendation of <strong className="wrap-anywhere text-ink">{name}</strong> is with us. We look into it,
        and if pets are welcome there, everybody can find it here.
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
