import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that hydrates in a step of its own, after what is around it. Without such steps, the browser could
 * not respond while React commits the whole page. A click hydrates its part at once.
 */
export function HydrationStep({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
