import type { BrowseSearch } from '../../../lib/path/browse-search.js';
import { followSearchPath } from '../../../lib/path/follow-path.js';
import { ButtonLink } from '../../../ui/button.js';

/** Below the results, or in place of them: emails about what appears there later. Visitors sign in first. */
export function FollowSearch({ search }: { readonly search: BrowseSearch }) {
  return (
    <p className="page-width mt-8 text-center print:hidden">
      <ButtonLink variant="secondary" to={followSearchPath(search)} rel="nofollow">
        Tell me about new places here
      </ButtonLink>
    </p>
  );
}
