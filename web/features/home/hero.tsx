import type { ReactNode } from 'react';
import { MARKETING_FIGURES } from '../../../interfaces/contract/shared/words.js';
import { HeroScene } from '../../illustrations/hero.js';

/** The top of the home page: headline and search. */
export function Hero({ search }: { readonly search: ReactNode }) {
  return (
    <section className="bg-leaf-soft pt-8 pb-10 sm:pt-12 lg:pt-14">
      <div className="page-width">
        <div className="grid items-center gap-8 lg:grid-cols-[1.05fr_1fr] lg:gap-12">
          <div>
            <h1 className="text-4xl sm:text-5xl lg:text-6xl">Where Your Pet is Always Welcome</h1>
            <p className="mt-4 max-w-prose text-lg">
              Restaurants, hotels, events, services and homes that welcome your pet, reviewed by people who brought
              theirs.
            </p>
            <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 sm:gap-x-10">
              {MARKETING_FIGURES.home.map(({ figure, what }) => (
                <div key={what} className="flex flex-col-reverse">
                  <dt className="text-sm text-muted">{what}</dt>
                  <dd className="text-2xl font-bold text-leaf tabular-nums">{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="-mx-4 h-52 overflow-hidden sm:mx-0 sm:h-72 sm:rounded-lg lg:h-96">
            <HeroScene className="size-full" />
          </div>
        </div>
        <div className="relative z-1 -mt-6 sm:-mt-10">{search}</div>
      </div>
    </section>
  );
}
