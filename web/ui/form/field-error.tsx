import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

/** An error message with an icon, so that color isn't the only sign. */
export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
      {children}
    </p>
  );
}
