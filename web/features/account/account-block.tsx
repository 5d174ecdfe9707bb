import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.js';

interface AccountBlockProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** One matter of 'Account & security': what it is, and what can be done. */
export function AccountBlock({ id, title, intro, children }: AccountBlockProps) {
  const heading = useId();
  return (
    <Card as="section" id={id} aria-labelledby={heading} className="flex scroll-mt-24 flex-col gap-4">
      <div>
        <h3 id={heading} className="text-xl">
          {title}
        </h3>
        <div className="mt-1 max-w-prose text-muted">{intro}</div>
      </div>
      {children}
    </Card>
  );
}
