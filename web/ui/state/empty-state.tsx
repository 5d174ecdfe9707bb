import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../lib/page/class-names.js';

interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly level?: 1 | 2 | 3 | undefined;
  /** A single sentence. */
  readonly children?: ReactNode;
  /** The next step: buttons or links. */
  readonly actions?: ReactNode;
  /** True if it replaced something that had the focus. */
  readonly isFocused?: boolean | undefined;
  readonly className?: string | undefined;
}

export function EmptyState(props: EmptyStateProps) {
  const { picture, title, level = 2, children, actions, isFocused = false, className } = props;
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div className={classNames('flex flex-col items-center gap-4 px-4 py-10 text-center', className)}>
      {picture && <div className="w-56 max-w-full [&>svg]:h-auto [&>svg]:w-full">{picture}</div>}
      <Heading ref={heading} tabIndex={-1} className={level === 1 ? undefined : 'text-xl'}>
        {title}
      </Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
