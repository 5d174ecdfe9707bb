import { Suspense, type ComponentType } from 'react';
import { BusinessSkeleton } from '../../../features/business/business-skeleton.js';
import type { FullBusiness } from '../../../lib/member/full-view.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';

interface FullBusinessProps {
  readonly found: FullBusiness;
}

let served: ComponentType<FullBusinessProps> | null = null;

/** Sets the component on the server, which renders at once what browsers load on demand. */
export function setFullBusiness(component: ComponentType<FullBusinessProps>): void {
  served = component;
}

const Loaded = lazyPart(async () => ({ default: (await import('./full-business.js')).FullBusinessContent }), {
  failureNotice: 'in place',
});

/** The page's content for owners and administrators. Most readers never need its code. */
export function FullBusinessPart(props: FullBusinessProps) {
  const Content = served ?? Loaded;
  return (
    <Suspense fallback={<BusinessSkeleton />}>
      <Content {...props} />
    </Suspense>
  );
}
