import { lazy, Suspense, useState } from 'react';
import { useToasts } from './toast-store.js';

const Toasts = lazy(async () => ({ default: (await import('./toasts.js')).Toasts }));

/** Stands once on the page; what shows toasts is loaded with the first one. */
export function ToastHost() {
  const used = useToasts(({ current }) => current !== null);
  const everUsed = useEverTrue(used);
  return <Suspense fallback={null}>{everUsed && <Toasts />}</Suspense>;
}

function useEverTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
