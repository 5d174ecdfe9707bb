import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /test-business: nothing happens here; whoever runs the site sees that pages are served. */
export function TestBusinessPage() {
  const { site } = usePage();
  return (
    <div className="page-width py-8 sm:py-12">
      <PageMeta title={`Test business | ${site.name}`} description="A page to see that pages are served." />
      <h1>Test business</h1>
      <p className="mt-3 max-w-prose text-muted">This page shows that the site is served. It does nothing else.</p>
    </div>
  );
}
