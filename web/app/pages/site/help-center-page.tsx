import { HelpCenter } from '../../../features/help/help-center.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import text from '../../../texts/help-center.md';

/** /help-center */
export function HelpCenterPage() {
  return (
    <>
      <PageMeta
        title="Help center"
        description="Answers for pet owners, business owners and developers: searching, reviews, accounts, listings, Premium and the API."
        path="/help-center"
      />
      <HelpCenter text={text} />
    </>
  );
}
