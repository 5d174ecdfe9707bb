import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { ADMIN_GROUPS, DASHBOARD, type AdminPageEntry } from '../../features/administration/admin-pages.js';
import { useAdminStats } from '../../features/administration/admin-area.queries.js';
import type { MobileLinksProps } from '../layout/links.js';

/** Links to all administrator pages, with the number of waiting items. */
export function AdminNavigation({ onFollow }: MobileLinksProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <ul>
        <Entry page={DASHBOARD} onFollow={onFollow} />
      </ul>
      {ADMIN_GROUPS.map(({ label, pages }) => (
        <div key={label}>
          <p id={id + label} className="px-3 pb-1 text-xs font-semibold text-muted">
            {label}
          </p>
          <ul aria-labelledby={id + label}>
            {pages.map((page) => (
              <Entry key={page.path} page={page} onFollow={onFollow} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The same on phones, where the menu without JavaScript scrolls on its own. */
export function PhoneNavigation(props: MobileLinksProps) {
  return (
    <div className="max-h-[calc(100dvh-6rem)] overflow-y-auto">
      <AdminNavigation {...props} />
    </div>
  );
}

function Entry({ page, onFollow }: MobileLinksProps & { readonly page: AdminPageEntry }) {
  const { path, label, icon: Icon, queue } = page;
  return (
    <li>
      <NavLink
        to={path}
        end={path === DASHBOARD.path}
        onClick={onFollow}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1 text-sm font-medium transition-colors hover:bg-leaf-soft hover:text-leaf aria-[current=page]:bg-leaf-soft aria-[current=page]:font-semibold aria-[current=page]:text-leaf lg:min-h-9 pointer-coarse:min-h-11"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="mr-auto">{label}</span>
        {queue !== undefined && <Waiting queue={queue} />}
      </NavLink>
    </li>
  );
}

function Waiting({ queue: { count, words = 'waiting' } }: { readonly queue: NonNullable<AdminPageEntry['queue']> }) {
  const waiting = useAdminStats().data?.[count] ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="rounded-full bg-marigold px-2 text-xs font-semibold text-on-marigold tabular-nums">
      {waiting.toLocaleString('en-US')}
      <span className="sr-only"> {words}</span>
    </span>
  );
}
