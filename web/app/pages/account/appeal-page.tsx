import { useParams } from 'react-router-dom';
import { Page } from '../../../ui/page/page.js';
import { Appeal } from '../../../features/account/notices/appeal.js';

/** /appeal/{token}: target of the link in a notice email. Not indexed. */
export function AppealPage() {
  const { token = '' } = useParams();
  return (
    <Page title="Appeal" description="Appeal a decision." className="pt-6 pb-10 sm:pt-10">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <h1 className="text-3xl sm:text-4xl">Appeal</h1>
        <Appeal token={token} />
      </div>
    </Page>
  );
}
