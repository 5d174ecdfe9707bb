import { useParams } from 'react-router-dom';
import { Takedown } from '../../../features/copyright/takedown.js';
import { useTakedown } from '../../../features/copyright/copyright.queries.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { COPYRIGHT_PATH, noticeIdOf } from '../../../lib/path/copyright-path.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/back-link.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Failure } from '../../../ui/failure.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** /copyright/{id}/counter: for the member whose content was taken down; not indexed. */
export function CounterNoticePage() {
  const { site } = usePage();
  const { data: takedown, isUnknown, isError, isFetching, refetch } = useTakedown(noticeIdOf(useParams()['id']));
  return (
    <div className="page-width pt-3 pb-12">
      <PageMeta title={`Counter-Notice | ${site.name}`} description="Answer a copyright notice." />
      <div className="mx-auto max-w-3xl">
        <BackLink to={COPYRIGHT_PATH}>Copyright</BackLink>
        {isUnknown ? (
          <UnknownNotice />
        ) : (
          <>
            <h1>Counter-Notice</h1>
            {takedown !== undefined ? (
              <Takedown takedown={takedown} />
            ) : isError && !isFetching ? (
              <Failure title="Failed to fetch the copyright notice" onRetry={() => void refetch()} className="my-8" />
            ) : (
              <Skeleton className="my-8 h-96 w-full" />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function UnknownNotice() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="Copyright Notice Not Found"
      level={1}
      actions={<ButtonLink to={COPYRIGHT_PATH}>How copyright notices work</ButtonLink>}
    >
      <p>There is no such notice, or nothing of yours was taken down by it.</p>
    </EmptyState>
  );
}
