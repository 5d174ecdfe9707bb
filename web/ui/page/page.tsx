import type { ReactNode } from 'react';
import { classNames } from '../../lib/page/class-names.js';
import { PageMeta, type PageMetaProps } from '../../lib/page/page-meta.js';

interface PageProps extends PageMetaProps {
  /** Classes such as the space above. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page of the usual width with its title and description. Not indexed, unless it has a `path`. */
export function Page({ className, children, ...meta }: PageProps) {
  return (
    <div className={classNames('page-width', className)}>
      <PageMeta {...meta} />
      {children}
    </div>
  );
}

interface SubpageProps extends PageProps {
  /** The link above the heading. */
  readonly back: ReactNode;
}

/** A page with a link back to the one above it. `className` limits its width, such as 'max-w-3xl'. */
export function Subpage({ back, className, children, ...meta }: SubpageProps) {
  return (
    <Page {...meta} className="pt-3">
      <div className={classNames('mx-auto', className)}>
        {back}
        {children}
      </div>
    </Page>
  );
}
