import { navigateFully } from '../../lib/browser/full-navigation.js';
import { refusalOf, wantsFreshSignIn } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { signInAgainPath } from '../../lib/path/sign-in-path.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';

interface Step {
  /** The page to return to after a sign-in. */
  readonly page: string;
  /** The toast after success. */
  readonly done: string;
  readonly failure: string;
  readonly onDone?: () => void;
  /** Called in either case, such as to close a dialog. */
  readonly onSettled?: () => void;
}

/** Reports the outcome of a step. If it needs a recent sign-in, goes there and returns to the page. */
export function reportStep(step: Promise<unknown>, { page, done, failure, onDone, onSettled }: Step): void {
  whenSettled(step, {
    onSuccess: () => {
      onSettled?.();
      toast({ tone: 'success', title: done });
      onDone?.();
    },
    onError: (error) => {
      onSettled?.();
      if (wantsFreshSignIn(error)) return navigateFully(signInAgainPath(page));
      const { status, sentence } = refusalOf(error);
      if (status === 401) return void signInAgain(page);
      toast({ tone: 'danger', title: 'Error', description: sentence ?? failure });
    },
  });
}
