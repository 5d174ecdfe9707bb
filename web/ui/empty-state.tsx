import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.js';

interface EmptyStateProps {
  /** An illustration. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** The level of the heading on its page. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** One sentence. */
  readonly children?: ReactNode;
  /** The next step: buttons or links. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

export function EmptyState({ picture, title, level = 2, children, actions, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('flex flex-col items-center gap-4 px-4 py-10 text-center', className)}>
      {picture && <div className="w-56 max-w-full [&>svg]:h-auto [&>svg]:w-full">{picture}</div>}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
