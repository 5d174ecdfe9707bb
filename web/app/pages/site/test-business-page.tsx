import { Page } from '../../../ui/page/page.js';

/** /test-business: a static page by which operators check that pages are served. */
export function TestBusinessPage() {
  return (
    <Page title="Test business" description="A page for testing that the site works." className="py-8 sm:py-12">
      <h1>Test business</h1>
      <p className="mt-3 max-w-prose text-muted">If you can read this, the site is working.</p>
    </Page>
  );
}
