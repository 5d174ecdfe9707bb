import type { ReactNode } from 'react';
import { HeroScene } from '../../illustrations/hero.js';

/** Marketing copy (spec 1 §1), never mixed with counts from the database. */
const FIGURES = [
  { figure: '574+', what: 'businesses' },
  { figure: '38+', what: 'cities' },
  { figure: '50,000+', what: 'families' },
] as const;

/** The first thing a visitor sees: the promise, and the search that keeps it. */
export function Hero({ search }: { readonly search: ReactNode }) {
  return (
    <section className="relative isolate">
      <div className="absolute inset-x-0 top-0 -z-10 h-[calc(100%-5rem)] overflow-hidden">
        <HeroScene />
      </div>
      <div className="page-width flex flex-col gap-8 pt-12 sm:pt-20">
        <div className="max-w-2xl">
          <h1 className="text-4xl sm:text-6xl">Where Your Pet is Always Welcome</h1>
          <p className="mt-4 max-w-prose text-lg text-ink">
            Restaurants, hotels, events, services and homes that are glad to see your pet, reviewed by people who brought theirs.
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {FIGURES.map(({ figure, what }) => (
            <div key={what} className="flex flex-col-reverse">
              <dt className="text-sm">{what}</dt>
              <dd className="text-2xl font-bold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        {search}
      </div>
    </section>
  );
}
