import { useParams } from 'react-router-dom';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { useTakedown } from '../../../features/copyright/copyright.queries.js';
import { Takedown } from '../../../features/copyright/takedown.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { ButtonLink } from '../../../ui/button.js';
import { Subpage } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /copyright/{id}/counter: for the member whose content was taken down. Not indexed. */
export function CounterNoticePage() {
  const query = useTakedown(idInPath(useParams()['id']));
  return (
    <Subpage
      title="Counter-notice"
      description="Respond to a copyright notice."
      back={<BackLink to="/copyright">Copyright</BackLink>}
      className="max-w-3xl pb-12"
    >
      <Loaded
        query={query}
        failure="We couldn’t load the copyright notice"
        className="my-8"
        unknown={<UnknownNotice />}
      >
        {(takedown) => <Takedown takedown={takedown} />}
      </Loaded>
    </Subpage>
  );
}

function UnknownNotice() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="Copyright notice not found"
      level={1}
      actions={<ButtonLink to="/copyright">How copyright notices work</ButtonLink>}
    >
      <p>This notice doesn’t exist or didn’t take down any of your content.</p>
    </EmptyState>
  );
}
