import { NotFoundIllustration } from '../../illustrations/not-found.js';
import { petsPath } from '../../lib/path/pet-path.js';
import { ButtonLink } from '../../ui/button.js';

/** No such pet, or not one for this reader to see. */
export function UnknownPet() {
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <div className="w-64 max-w-full [&>svg]:h-auto [&>svg]:w-full">
        <NotFoundIllustration />
      </div>
      <h1>Pet Profile Not Found</h1>
      <p className="max-w-prose text-muted">There is no such profile, or its owner keeps it private.</p>
      <ButtonLink to={petsPath()} className="mt-2">
        All Pet Profiles
      </ButtonLink>
    </div>
  );
}
