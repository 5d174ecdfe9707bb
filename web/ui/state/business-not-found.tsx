import { EmptyIllustration } from '../../illustrations/empty.js';
import { ButtonLink } from '../button.js';
import { EmptyState } from './empty-state.js';

/** The content of a page of a member's own business that isn't theirs. The sentence says why. */
export function BusinessNotFound({ sentence }: { readonly sentence: string }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="Business Not Found"
      level={1}
      actions={<ButtonLink to="/my-businesses">My Businesses</ButtonLink>}
    >
      <p>{sentence}</p>
    </EmptyState>
  );
}

export const NOT_YOURS = <BusinessNotFound sentence="This business isn’t yours or no longer exists." />;
