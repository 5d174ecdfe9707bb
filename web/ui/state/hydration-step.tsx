import { createContext, Suspense, use, type ReactNode } from 'react';

const IsDivided = createContext(true);

interface Props {
  readonly children: ReactNode;
}

/**
 * A part of a page that hydrates in a step of its own, after what is around it. Without such steps, the browser could
 * not respond while React commits the whole page. A click hydrates its part at once.
 */
export function HydrationStep({ children }: Props) {
  return use(IsDivided) ? <Suspense fallback={null}>{children}</Suspense> : children;
}

/** A page without steps, so that the error of a part is the error of the page. */
export function Undivided({ children }: Props) {
  return <IsDivided value={false}>{children}</IsDivided>;
}
