import type { ReactNode } from 'react';

interface FactListProps {
  readonly facts: readonly (readonly [string, ReactNode])[];
}

/** From so many characters on a text has a row of its own, as a column would make a tower of it. */
const LONG = 120;

/** What is known about something that is decided on: a word for each fact, and 'Not given' where it is missing. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className={isLong(value) ? 'col-span-full max-w-prose' : 'min-w-0'}>
          <dt className="text-sm font-semibold text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value || 'Not given'}</dd>
        </div>
      ))}
    </dl>
  );
}

const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > LONG;

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Leads away from a queue in another tab, so that one's place in it is kept. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} {...OUTSIDE} className="text-link wrap-anywhere">
      {children}
    </a>
  );
}
