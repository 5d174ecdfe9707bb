import { usePage } from '../../lib/page/page-context.js';
import { Skeleton } from '../../ui/state/skeleton.js';

export function BusinessSkeleton() {
  const { site } = usePage();
  return (
    <div aria-busy="true">
      <title>{`Loading… | ${site.name}`}</title>
      <p role="status" className="sr-only">
        Loading…
      </p>
      <Skeleton className="aspect-4/3 rounded-lg md:aspect-auto md:h-72 lg:h-90" />
      <Skeleton className="mt-5 h-9 w-3/4 max-w-xl lg:h-10" />
      <Skeleton className="mt-2 h-6 w-72 max-w-full" />
      <Skeleton className="mt-4 h-11 w-56 rounded-full md:w-120" />
      <div className="mt-8 grid grid-cols-1 gap-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-28" />
          <Skeleton className="mt-4 h-8 w-40" />
          <Skeleton className="h-40 rounded-lg" />
        </div>
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  );
}
