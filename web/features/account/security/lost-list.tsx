import { LogIn } from 'lucide-react';
import { signInPath } from '../../../lib/path/sign-in-path.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { Failure } from '../../../ui/failure.js';
import { isUnauthorized } from '../account.queries.js';
import { accountPath } from '../sign-in-again.js';

interface LostListProps {
  readonly title: string;
  /** Why it could not be had. */
  readonly error: unknown;
  /** Which part of the account it is. */
  readonly part: string;
  readonly onRetry: () => void;
}

/** A list of the account that could not be had: whose session has ended signs in again, and anybody else tries again. */
export function LostList({ title, error, part, onRetry }: LostListProps) {
  if (!isUnauthorized(error)) return <Failure title={title} onRetry={onRetry} />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="font-semibold">Your session has ended. Sign in again to see this.</p>
      <ButtonAnchor href={signInPath(accountPath(part))} variant="secondary" icon={<LogIn aria-hidden="true" />}>
        Sign in again
      </ButtonAnchor>
    </div>
  );
}
