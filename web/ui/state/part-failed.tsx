import { useEffect, useState, type ReactNode } from 'react';
import { CloudOff, RotateCw, X } from 'lucide-react';
import { Button, IconButton } from '../button.js';
import { Failure } from './failure.js';

interface PartFailedProps {
  readonly failureNotice: 'in place' | 'over the page';
  /** Resolves to false if it didn't help. */
  readonly onTryAgain: () => Promise<boolean>;
  /** Closes the part; absent if it can't be closed. */
  readonly onClose?: (() => void) | undefined;
}

const TITLE = 'We couldn’t load this part of the page';
const ADVICE = 'Check your connection and try again.';
const ADVICE_AGAIN = 'It still won’t load. We’ve kept what you entered.';

/** Replaces a part whose code failed to load or that crashed. Loads no more code itself. */
export function PartFailed({ failureNotice, onTryAgain, onClose }: PartFailedProps) {
  const [state, setState] = useState<'new' | 'trying' | 'failed again'>('new');
  useEffect(() => {
    const { activeElement } = document;
    // Closing it returns the focus to where it was.
    return () => {
      if (document.activeElement === document.body && activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
  const tryAgain = (): void => {
    setState('trying');
    void onTryAgain().then((helped) => {
      if (!helped) setState('failed again');
    });
  };
  const advice = state === 'failed again' ? ADVICE_AGAIN : ADVICE;
  if (failureNotice === 'in place') {
    return (
      <Failure title={TITLE} onRetry={tryAgain} isRetrying={state === 'trying'}>
        <p>{advice}</p>
      </Failure>
    );
  }
  return (
    <FloatingNotice title={TITLE} advice={advice}>
      <Button
        size="sm"
        variant="secondary"
        icon={<RotateCw aria-hidden="true" />}
        pending={state === 'trying'}
        pendingText="Trying..."
        onClick={tryAgain}
      >
        Try again
      </Button>
      {onClose && (
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </FloatingNotice>
  );
}

interface FloatingNoticeProps {
  readonly title: string;
  readonly advice: string;
  readonly children: ReactNode;
}

/** A notice at the bottom of the window, above the page's own bar, with suggested actions. */
export function FloatingNotice({ title, advice, children }: FloatingNoticeProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-50 flex flex-wrap items-center gap-3 rounded-md border border-danger bg-card py-3 pr-2 pl-4 text-left text-base text-ink shadow-lift sm:right-4 sm:left-auto sm:max-w-md"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div className="min-w-52 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{advice}</p>
      </div>
      <div className="ml-auto flex items-center gap-1">{children}</div>
    </div>
  );
}
