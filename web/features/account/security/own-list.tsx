import type { ReactNode } from 'react';
import { LogIn } from 'lucide-react';
import { statusOf } from '../../../lib/form/refusal.js';
import { signInPath } from '../../../lib/path/sign-in-path.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { Loaded, type LoadingQuery } from '../../../ui/state/loaded.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { securityPath } from '../sign-in-again.js';

interface OwnListProps<Data> {
  readonly query: LoadingQuery<Data> & { readonly error: unknown };
  readonly failure: string;
  /** The `id` of the part of 'Account & security' to return to. */
  readonly part: string;
  readonly children: (data: Data) => ReactNode;
}

/** A list on the account page. If it fails to load because the session has ended, it offers to sign in. */
export function OwnList<Data>({ query, failure, part, children }: OwnListProps<Data>) {
  if (query.data === undefined && !query.isFetching && statusOf(query.error) === 401) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="font-semibold">Your session has ended. Sign in again to see this.</p>
        <ButtonAnchor href={signInPath(securityPath(part))} variant="secondary" icon={<LogIn aria-hidden="true" />}>
          Sign in again
        </ButtonAnchor>
      </div>
    );
  }
  const placeholder = (
    <div aria-busy="true">
      <Skeleton className="h-16" />
    </div>
  );
  return (
    <Loaded query={query} failure={failure} placeholder={placeholder}>
      {children}
    </Loaded>
  );
}
