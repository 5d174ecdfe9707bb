import type { ReactNode } from 'react';
import { classNames } from '../../lib/page/class-names.js';
import { PageMeta, type PageMetaProps } from '../../lib/page/page-meta.js';

interface SubpageProps extends PageMetaProps {
  /** The link above the heading. */
  readonly back: ReactNode;
  /** Classes that limit the width, such as 'max-w-3xl'. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page with a link back to the one above it. Not indexed, unless it has a `path`. */
export function Subpage({ back, className, children, ...meta }: SubpageProps) {
  return (
    <div className="page-width pt-3">
      <PageMeta {...meta} />
      <div className={classNames('mx-auto', className)}>
        {back}
        {children}
      </div>
    </div>
  );
}
