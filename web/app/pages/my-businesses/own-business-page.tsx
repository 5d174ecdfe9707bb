import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { OwnerBusiness } from '../../../../interfaces/contract/business/business-form.js';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { useOwnBusiness } from '../../../api/own-business.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';
import { NOT_YOURS } from '../../../ui/state/business-not-found.js';
import { Loaded } from '../../../ui/state/loaded.js';

interface OwnBusinessPageProps {
  readonly title: string;
  readonly description: string;
  /** Refetches the business while this returns true. */
  readonly isAwaiting?: (business: OwnerBusiness) => boolean;
  /** True if the page uses the full width. */
  readonly isWide?: boolean;
  readonly children: (business: OwnerBusiness) => ReactNode;
}

/** A page below /my-businesses/{id}. Not indexed. */
export function OwnBusinessPage({ title, description, isAwaiting, isWide = false, children }: OwnBusinessPageProps) {
  const query = useOwnBusiness(idInPath(useParams()['id']), isAwaiting);
  return (
    <Subpage
      title={title}
      description={description}
      back={<BackLink to="/my-businesses">My Businesses</BackLink>}
      className={isWide ? undefined : 'max-w-4xl'}
    >
      <Loaded query={query} failure="We couldn’t load the business" className="my-8" unknown={NOT_YOURS}>
        {children}
      </Loaded>
    </Subpage>
  );
}
