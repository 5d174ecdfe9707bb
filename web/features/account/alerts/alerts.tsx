import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Alert } from '../../../../interfaces/contract/alert/alert.js';
import { ALERT_LIMITS } from '../../../../interfaces/contract/alert/alert-words.js';
import { ALERTS_PATH } from '../../../lib/path/account-path.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { Button } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { AlertRow } from './alert-row.js';
import { useAlerts } from './alerts.queries.js';
import { NewAlert, type Wanted } from './new-alert.js';

/** Returns what the address asks to follow; null if it asks for nothing. */
function wantedIn(params: URLSearchParams): Wanted | null {
  const id = Number(params.get('place'));
  if (Number.isInteger(id) && id > 0) return { place: { id, name: params.get('name') ?? '' }, search: '' };
  const search = params.get('search');
  return search === null ? null : { place: null, search };
}

/** What the member follows: areas, searches, and places. */
export function Alerts({ viewer }: { readonly viewer: Viewer }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const wanted = wantedIn(params) ?? (isNew ? { place: null, search: '' } : null);
  const close = (): void => {
    setNew(false);
    if (params.size > 0) void navigate(ALERTS_PATH, { replace: true });
  };
  return (
    <section aria-labelledby="alerts-heading" className="flex flex-col gap-5">
      <div>
        <h1 id="alerts-heading" className="text-3xl sm:text-4xl">
          Alerts
        </h1>
        <p className="mt-2 max-w-prose text-muted">
          Follow a town, a search, or a place. We email you what is new, changed, disputed, or closed. You can have at
          most {ALERT_LIMITS.alerts} alerts.
        </p>
      </div>
      {!viewer.emailNotifications && (
        <p className="rounded-md bg-marigold-soft px-4 py-3">
          You turned off email notifications, so alerts send no email. Turn them on in{' '}
          <Link to="/user-profile" className="text-link">
            your profile
          </Link>
          , or use the feeds.
        </p>
      )}
      {wanted !== null && <NewAlert key={JSON.stringify(wanted)} wanted={wanted} onDone={close} />}
      <OwnAlerts onNew={wanted === null ? () => setNew(true) : null} />
    </section>
  );
}

/** `onNew` is null while the form is open. */
function OwnAlerts({ onNew }: { readonly onNew: (() => void) | null }) {
  const query = useAlerts();
  const placeholder = (
    <div aria-busy="true">
      <Skeleton className="h-32" />
    </div>
  );
  return (
    <Loaded query={query} failure="We couldn’t load your alerts" placeholder={placeholder}>
      {(alerts) => <AlertList alerts={alerts} onNew={onNew} />}
    </Loaded>
  );
}

function AlertList({ alerts, onNew }: { readonly alerts: readonly Alert[]; readonly onNew: (() => void) | null }) {
  const button = onNew !== null && (
    <Button variant="secondary" className="noscript:hidden" onClick={onNew}>
      Follow a town
    </Button>
  );
  if (alerts.length === 0) {
    return onNew === null ? null : (
      <EmptyState title="You follow nothing yet" level={2} actions={button}>
        <p>Press “Tell me about new places here” below a search, or “Follow this place” on a place’s page.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="hidden text-muted noscript:block">Changing alerts needs JavaScript.</p>
      <ul aria-label="Your alerts" className="flex flex-col gap-4">
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
      {alerts.length < ALERT_LIMITS.alerts && <div>{button}</div>}
    </>
  );
}
