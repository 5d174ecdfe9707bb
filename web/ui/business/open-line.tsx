import { lazy, Suspense, type FunctionComponent } from 'react';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';

type Line = FunctionComponent<{ readonly hours: NonNullable<BusinessCard['hours']> }>;

/** On the page while the code can't be loaded: what the server rendered would soon be wrong, so cards say nothing then. */
const UNKNOWN = 'hours-unknown';

async function load(): Promise<{ readonly default: Line }> {
  const { classList } = document.documentElement;
  try {
    const { OpenLine } = await import('./open-state.js');
    classList.remove(UNKNOWN);
    return { default: OpenLine };
  } catch {
    classList.add(UNKNOWN);
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}

const Loaded = lazy(load);

let served: Line | typeof Loaded = Loaded;

/** Sets the component on the server, which renders at once what browsers load after the page. */
export const setOpenLine = (component: Line): void => void (served = component);

/** Whether a place is open now, and until when. Its height is kept while it loads. */
export function OpenPart({ hours }: { readonly hours: BusinessCard['hours'] | undefined }) {
  const Content = served;
  return (
    hours && (
      <p className="hours-line">
        <Suspense>
          <Content hours={hours} />
        </Suspense>
      </p>
    )
  );
}
