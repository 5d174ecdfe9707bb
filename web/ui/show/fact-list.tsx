import type { ReactNode } from 'react';
import { classNames } from '../../lib/page/class-names.js';
import { dayName } from '../../lib/words/day.js';
import { webLink } from '../../lib/words/web-link.js';
import { Breakable } from './breakable.js';

/** A label and its value; false to leave the fact out. */
type Fact = readonly [string, ReactNode] | false;

export type Facts = readonly Fact[];

interface FactListProps {
  readonly facts: Facts;
  /** True in a narrow place, which fits one column. */
  readonly isNarrow?: boolean | undefined;
}

/** Texts of this length or more, in characters, get a row of their own; a column would be too tall. */
const LONG = 120;

/** Facts with labels; 'Not given' for missing ones. */
export function FactList({ facts, isNarrow = false }: FactListProps) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-x-6 gap-y-3', isNarrow ? 'lg:grid-cols-1' : 'lg:grid-cols-3')}>
      {facts
        .filter((fact) => fact !== false)
        .map(([label, value]) => (
          <div key={label} className={isLong(value) ? 'col-span-full max-w-prose' : 'min-w-0'}>
            <dt className="text-sm font-semibold text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{shown(value)}</dd>
          </div>
        ))}
    </dl>
  );
}

const shown = (value: ReactNode): ReactNode =>
  typeof value === 'string' && value !== '' ? <Breakable text={value} /> : value || 'Not given';

const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > LONG;

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Opens in a new tab, so that the place in the queue isn't lost. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} {...OUTSIDE} className="text-link wrap-anywhere">
      {children}
    </a>
  );
}

/** A website as a link; as text if its address isn't a web address. */
export function WebsiteLink({ address }: { readonly address: string }) {
  const link = webLink(address);
  return link === null ? address : <OutsideLink href={link}>{address}</OutsideLink>;
}

/** The day of a time, such as 'May 11, 2026'. */
export function Day({ of }: { readonly of: string }) {
  return <time dateTime={of}>{dayName(of)}</time>;
}
