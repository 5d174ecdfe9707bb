import { useEffect, useState, type ReactNode } from 'react';
import { CloudOff, RotateCw, X } from 'lucide-react';
import { Button, IconButton } from './button.js';
import { Failure } from './failure.js';

interface MissingPartProps {
  readonly told: 'in place' | 'over the page';
  /** Answers false where it did not help. */
  readonly onTryAgain: () => Promise<boolean>;
  /** Gives the part up; absent where it cannot be. */
  readonly onClose?: (() => void) | undefined;
}

const TITLE = 'This part of the page could not be loaded';
const ADVICE = 'Please check your connection and try again.';
const STILL = 'It still cannot be loaded. What you have typed is kept.';

/** In the place of a part whose code did not come, or that broke. It needs nothing that would have to be loaded. */
export function MissingPart({ told, onTryAgain, onClose }: MissingPartProps) {
  const [state, setState] = useState<'new' | 'trying' | 'still'>('new');
  useEffect(() => {
    const { activeElement } = document;
    // Who presses it away goes on where it came from.
    return () => {
      if (document.activeElement === document.body && activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
  const tryAgain = (): void => {
    setState('trying');
    void onTryAgain().then((helped) => {
      if (!helped) setState('still');
    });
  };
  const advice = state === 'still' ? STILL : ADVICE;
  if (told === 'in place') {
    return (
      <Failure title={TITLE} onRetry={tryAgain} isRetrying={state === 'trying'}>
        <p>{advice}</p>
      </Failure>
    );
  }
  return (
    <OverThePage title={TITLE} advice={advice}>
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
    </OverThePage>
  );
}

interface OverThePageProps {
  readonly title: string;
  readonly advice: string;
  readonly children: ReactNode;
}

/** A notice at the lower edge of the window, above the page's own bar, with what one can do about it. */
export function OverThePage({ title, advice, children }: OverThePageProps) {
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
