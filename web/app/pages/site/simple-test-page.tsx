import { Page } from '../../../ui/page/page.js';

/** /simple-test: a static page by which operators check that pages are served. */
export function SimpleTestPage() {
  return (
    <Page title="Simple test" description="A page for testing that the site works." className="py-8 sm:py-12">
      <h1>Simple test</h1>
      <p className="mt-3 max-w-prose text-muted">If you can read this, the site is working.</p>
    </Page>
  );
}
