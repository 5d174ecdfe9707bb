import { HelpCenter } from '../../../features/help/help-center.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import text from '../../../texts/help-center.md';

/** /help-center */
export function HelpCenterPage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta
        title={`Help Center | ${site.name}`}
        description="Answers for pet owners, business owners and developers: searching, reviews, accounts, listings, Premium and the API."
        path="/help-center"
      />
      <HelpCenter text={text} />
    </>
  );
}
