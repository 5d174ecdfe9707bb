import type { ReactNode } from 'react';

interface FactListProps {
  readonly facts: readonly (readonly [string, ReactNode])[];
}

/** What is known about something that is decided on: a word for each fact, and 'Not given' where it is missing. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value || 'Not given'}</dd>
        </div>
      ))}
    </dl>
  );
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Leads away from a queue in another tab, so that one's place in it is kept. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} {...OUTSIDE} className="text-link wrap-anywhere">
      {children}
    </a>
  );
}
