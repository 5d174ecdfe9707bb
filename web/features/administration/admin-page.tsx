import type { ReactNode } from 'react';
import { usePage } from '../../lib/page/page-context.js';
import { PageMeta } from '../../lib/page/page-meta.js';

interface AdminPageProps {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}

/** A page for administrators: its heading and what it is for; not indexed. */
export function AdminPage({ title, intro, children }: AdminPageProps) {
  const { site } = usePage();
  return (
    <>
      <PageMeta title={`${title} | ${site.name}`} description="For the administrators of this site." />
      <div>
        <h1>{title}</h1>
        {intro !== undefined && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
      </div>
      {children}
    </>
  );
}
