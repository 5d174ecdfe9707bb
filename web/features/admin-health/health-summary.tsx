import { Link } from 'react-router-dom';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { StateBadge } from './check-card.js';
import { CHECK_NAMES } from './health-words.js';
import { useHealth } from './health.queries.js';

const SHOWN = ['email', 'jobs', 'storage', 'backup'] as const;

/** The checks that administrators need daily, in short. They take time, so the page doesn't wait for them. */
export function HealthSummary() {
  return (
    <section aria-labelledby="health" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id="health" className="text-lg">
          Health
        </h2>
        <Link to="/admin/health" className="text-link inline-flex min-h-11 items-center text-sm">
          See all checks
        </Link>
      </div>
      <Loaded
        query={useHealth()}
        failure="We couldn’t check the installation"
        placeholder={<Skeleton className="h-14 noscript:hidden" />}
      >
        {(health) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {SHOWN.map((name) => (
              <li key={name} className="min-w-0 rounded-md border border-line bg-card p-4 text-sm">
                <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
                  {CHECK_NAMES[name]}
                  <StateBadge state={health[name].state} />
                </p>
                {health[name].advice !== null && <p className="mt-2 wrap-anywhere">{health[name].advice}</p>}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
