import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /simple-test: nothing happens here; whoever runs the site sees that pages are served. */
export function SimpleTestPage() {
  const { site } = usePage();
  return (
    <div className="page-width py-8 sm:py-12">
      <PageMeta title={`Simple test | ${site.name}`} description="A page to see that pages are served." />
      <h1>Simple test</h1>
      <p className="mt-3 max-w-prose text-muted">This page shows that the site is served. It does nothing else.</p>
    </div>
  );
}
