import { PageMeta } from '../../../lib/page/page-meta.js';

/** /test-business: a static page by which operators check that pages are served. */
export function TestBusinessPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <PageMeta title="Test business" description="A page for testing that the site works." />
      <h1>Test business</h1>
      <p className="mt-3 max-w-prose text-muted">If you can read this, the site is working.</p>
    </div>
  );
}
