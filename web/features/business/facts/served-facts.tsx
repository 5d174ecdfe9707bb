import { useState, type ComponentType } from 'react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { useHydrated } from '../../../lib/browser/use-hydrated.js';

export interface ServedFactsProps {
  readonly business: BusinessDetail;
  readonly description: string;
}

let Served: ComponentType<ServedFactsProps> | undefined;

/** The server sets the component when it starts. */
export function setBusinessFacts(component: ComponentType<ServedFactsProps>): void {
  Served = component;
}

/**
 * Structured data of a business, in the server's HTML only, because search engines load each page from there. Browsers
 * keep it as it is, so they need no table of schema.org types.
 */
export function ServedFacts(props: ServedFactsProps) {
  const [isServed] = useState(!useHydrated(false));
  if (!isServed) return null;
  if (Served !== undefined) return <Served {...props} />;
  // Text that differs from the server's is left alone.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {''}
    </script>
  );
}
