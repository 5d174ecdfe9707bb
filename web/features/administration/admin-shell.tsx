import { useEffect, useRef, type ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { Outlet, NavLink, useLocation } from 'react-router-dom';
import type { AdminSession } from '../../../interfaces/contract/administration/administration.js';
import { forgetMember } from '../../lib/member/forget-member.js';
import { adminLoginPath } from '../../lib/path/admin-path.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { Failure } from '../../ui/state/failure.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Spinner } from '../../ui/state/spinner.js';
import { ADMIN_PAGES } from './admin-pages.js';
import { useAdminLogout, useAdminSession, useAdminStats, useSessionEnded } from './admin-area.queries.js';

/** The frame of every administrator page: the navigation with waiting counts, and sign-out. */
export function AdminShell({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { data: session, isError, isFetching } = useAdminSession();
  if (session) return <WithSession session={session}>{children}</WithSession>;
  return (
    <div className="page-width py-8">
      {isError && !isFetching ? (
        <>
          <h1 className="mb-6">Administration</h1>
          <Failure title="This page can’t be shown right now">
            <p>We couldn’t check whether you’re signed in. Please try again in a moment.</p>
          </Failure>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

function WithSession({ session, children }: { readonly session: AdminSession; readonly children: ReactNode }) {
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <header className="flex flex-col gap-3 border-b border-line pb-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm font-semibold text-muted">Administration</p>
          <SignOut />
        </div>
        <AdminNavigation />
      </header>
      <SessionEnd session={session} />
      {children}
    </div>
  );
}

/** A single scrolling row on phones, where a list would fill the screen. The current page is scrolled into view. */
function AdminNavigation() {
  const { data: stats } = useAdminStats();
  const row = useCurrentInView();
  return (
    <nav aria-label="Administration">
      <ul
        ref={row}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0"
      >
        {ADMIN_PAGES.map((page) => (
          <li key={page.path} className="shrink-0">
            <NavLink
              to={page.path}
              end={page.path === '/admin'}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-sm font-semibold transition-colors hover:border-leaf hover:bg-leaf-soft aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-on-leaf"
            >
              <page.icon aria-hidden="true" className="size-4 shrink-0" />
              {page.label}
              {stats !== undefined && <Waiting count={page.waiting?.(stats) ?? 0} words={page.waitingWords} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the row, never the page. */
function useCurrentInView() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const [list, current] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current="page"]')];
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return row;
}

function Waiting({ count, words = 'waiting' }: { readonly count: number; readonly words?: string | undefined }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-marigold px-2 py-0.5 text-xs text-on-marigold tabular-nums">
      {count.toLocaleString('en-US')}
      <span className="sr-only"> {words}</span>
    </span>
  );
}

function SignOut() {
  const { mutateAsync, isPending, isSuccess } = useAdminLogout();
  const leave = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () => {
        forgetMember();
        navigateFully('/admin-login');
      },
      onError: ({ message }) => toast({ tone: 'danger', title: 'Error', description: message }),
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<LogOut aria-hidden="true" />}
      pending={isPending || isSuccess}
      pendingText="Signing out..."
      className="noscript:hidden"
      onClick={leave}
    >
      Sign Out
    </Button>
  );
}

function SessionEnd({ session }: { readonly session: AdminSession }) {
  const { pathname, search } = useLocation();
  if (!useSessionEnded(session)) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-danger bg-danger-soft p-4"
    >
      <p className="max-w-prose font-semibold">
        Your session has ended. Sign in again to continue. We’ve saved what you typed.
      </p>
      <ButtonAnchor size="sm" href={adminLoginPath(pathname + search)}>
        Sign In Again
      </ButtonAnchor>
    </div>
  );
}
