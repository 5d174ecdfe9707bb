import { useEffect, useRef, type ReactNode } from 'react';
import { EmptyIllustration } from '../../illustrations/empty.js';

interface ClaimStateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** True where it took the place of something that had the focus. */
  readonly focused?: boolean | undefined;
}

/** A page that has one thing to say. */
export function ClaimState({ title, children, actions, focused = false }: ClaimStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <div className="w-64 max-w-full [&>svg]:h-auto [&>svg]:w-full">
        <EmptyIllustration kind="results" />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="flex max-w-prose flex-col gap-2 text-muted">{children}</div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
