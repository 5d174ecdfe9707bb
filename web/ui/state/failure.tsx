import type { ReactNode } from 'react';
import { CloudOff, RotateCw } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { Button, ButtonAnchor } from '../button.js';

interface FailureProps {
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Retries. Without it, 'Try again' reloads the page, with or without JavaScript. */
  readonly onRetry?: (() => void) | undefined;
  /** True while `onRetry` is running, unless a loading state replaces this. */
  readonly isRetrying?: boolean | undefined;
  /** Called instead of following the 'Try again' link, once JavaScript runs. */
  readonly onReload?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** An error message with 'Try again'. */
export function Failure({
  title = 'Something went wrong',
  children,
  onRetry,
  isRetrying,
  onReload,
  className,
}: FailureProps) {
  const icon = <RotateCw aria-hidden="true" />;
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-center gap-3 rounded-lg border border-line bg-card px-6 py-10 text-center',
        className,
      )}
    >
      <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
        <CloudOff aria-hidden="true" className="size-7" />
      </span>
      <p className="text-lg font-bold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {onRetry ? (
        <Button variant="secondary" icon={icon} pending={isRetrying} pendingText="Trying..." onClick={onRetry}>
          Try again
        </Button>
      ) : (
        <ButtonAnchor
          variant="secondary"
          icon={icon}
          href=""
          onClick={(event) => {
            if (onReload === undefined) return;
            event.preventDefault();
            onReload();
          }}
        >
          Try again
        </ButtonAnchor>
      )}
    </div>
  );
}
