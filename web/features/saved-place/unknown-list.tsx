import { EmptyIllustration } from '../../illustrations/empty.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';

/** Shown instead of a list that isn't the member's or no longer exists. */
export function UnknownList() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="List not found"
      level={1}
      actions={<ButtonLink to="/saved">Saved places</ButtonLink>}
    >
      <p>This list isn’t yours or no longer exists.</p>
    </EmptyState>
  );
}

/** Shown instead of a shared list whose link has ended. */
export function EndedLink() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="This link doesn’t work"
      level={1}
      actions={<ButtonLink to="/browse">Browse All Businesses</ButtonLink>}
    >
      <p>The list was deleted, or its owner stopped sharing it. Ask them for a new link.</p>
    </EmptyState>
  );
}
