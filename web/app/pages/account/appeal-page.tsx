import { useParams } from 'react-router-dom';
import { Appeal } from '../../../features/account/notices/appeal.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /appeal/{token}: target of the link in a notice email. Not indexed. */
export function AppealPage() {
  const { token = '' } = useParams();
  return (
    <div className="page-width pt-6 pb-10 sm:pt-10">
      <PageMeta title="Appeal" description="Appeal a decision." />
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <h1 className="text-3xl sm:text-4xl">Appeal</h1>
        <Appeal token={token} />
      </div>
    </div>
  );
}
