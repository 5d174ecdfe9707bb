import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** A back link above a page's heading. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link
      to={to}
      className="group -ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 pr-4 text-sm font-semibold text-muted transition-colors hover:text-leaf print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4 transition-transform group-hover:-translate-x-0.5" />
      {children}
    </Link>
  );
}
