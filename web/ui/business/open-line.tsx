import { lazy, Suspense, type FunctionComponent } from 'react';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';

type Line = FunctionComponent<{ readonly hours: NonNullable<BusinessCard['hours']> }>;

/** If it can't load, cards say nothing about hours. What the server rendered would soon be wrong. */
const Loaded = lazy<Line>(() =>
  import('./open-state.js').then(
    ({ OpenLine }) => ({ default: OpenLine }),
    () => ({ default: () => null }),
  ),
);

let served: Line | typeof Loaded = Loaded;

/** Sets the component on the server, which renders at once what browsers load after the page. */
export const setOpenLine = (component: Line): void => void (served = component);

/** Whether a place is open now, and until when. Its height is kept while it loads. */
export function OpenPart({ hours }: { readonly hours: BusinessCard['hours'] | undefined }) {
  const Content = served;
  return (
    hours && (
      <p className="h-5 truncate text-sm text-muted">
        <Suspense>
          <Content hours={hours} />
        </Suspense>
      </p>
    )
  );
}
