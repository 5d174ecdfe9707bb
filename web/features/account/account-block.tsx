import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/page/card.js';

interface AccountBlockProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** A titled block of the 'Account & security' section. */
export function AccountBlock({ id, title, intro, children }: AccountBlockProps) {
  const heading = useId();
  return (
    <Card as="section" id={id} aria-labelledby={heading} className="flex scroll-mt-24 flex-col gap-4">
      <div>
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <div className="mt-1 max-w-prose text-muted">{intro}</div>
      </div>
      {children}
    </Card>
  );
}
