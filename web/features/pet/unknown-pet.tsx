import { NotFoundIllustration } from '../../illustrations/not-found.js';
import { petsPath } from './pet-path.js';
import { ButtonLink } from '../../ui/button.js';

/** Shown if the pet doesn't exist or isn't visible to this reader. */
export function UnknownPet() {
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <div className="w-64 max-w-full [&>svg]:h-auto [&>svg]:w-full">
        <NotFoundIllustration />
      </div>
      <h1>Pet Profile Not Found</h1>
      <p className="max-w-prose text-muted">This profile doesn’t exist, or its owner has made it private.</p>
      <ButtonLink to={petsPath()} className="mt-2">
        All Pet Profiles
      </ButtonLink>
    </div>
  );
}
