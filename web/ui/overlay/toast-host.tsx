import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { X } from 'lucide-react';
import { Button, IconButton } from '../button.js';
import { useToasts } from './toast-store.js';

const Toasts = lazy(async () => {
  const loaded = await import('./toasts.js').catch(() => null);
  return { default: loaded?.Toasts ?? PlainToast };
});

/** Rendered once per page. The code for toasts is loaded with the first one. */
export function ToastHost() {
  const isShown = useToasts(({ current }) => current !== null);
  const wasShown = useEverTrue(isShown);
  return <Suspense fallback={null}>{wasShown && <Toasts />}</Suspense>;
}

function useEverTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

/** Shown if the toast code fails to load, which each message tries again. Stays until the next message. */
export function PlainToast() {
  const current = useToasts((state) => state.current);
  const dismiss = useToasts((state) => state.dismiss);
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    import('./toasts.js').then(
      (loaded) => setLoaded(() => loaded.Toasts),
      () => undefined,
    );
  }, [current]);
  if (Loaded) return <Loaded />;
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-50 p-4 sm:left-auto sm:w-full md:max-w-[420px]">
      {current !== null && (
        <div className="flex items-start gap-3 rounded-md border border-line bg-card py-2 pr-2 pl-4 shadow-lift">
          <div className="flex-1 py-2">
            <p className="font-semibold">{current.title}</p>
            {current.description !== undefined && <p className="text-sm text-muted">{current.description}</p>}
            {current.actions?.map(({ label, onSelect }) => (
              <Button
                key={label}
                variant="ghost"
                size="sm"
                onClick={() => {
                  dismiss(current.id);
                  onSelect();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
          <IconButton label="Close" onClick={() => dismiss(current.id)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
