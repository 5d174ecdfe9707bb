import { EmptyState } from '../../ui/state/empty-state.js';
import { NotFoundIllustration } from '../../illustrations/not-found.js';
import { ButtonLink } from '../../ui/button.js';
import { petsPath } from './pet-path.js';

/** Shown if the pet doesn't exist or isn't visible to this reader. */
export function UnknownPet() {
  return (
    <EmptyState
      picture={<NotFoundIllustration />}
      level={1}
      title="Pet profile not found"
      actions={<ButtonLink to={petsPath()}>All Pet Profiles</ButtonLink>}
    >
      <p>This profile doesn’t exist, or its owner has made it private.</p>
    </EmptyState>
  );
}
