import type { ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import type { AdminSession } from '../../../interfaces/contract/administration/administration.js';
import {
  useAdminLogout,
  useAdminSession,
  useLiveStats,
  useSessionEnded,
} from '../../features/administration/admin-area.queries.js';
import { DASHBOARD } from '../../features/administration/admin-pages.js';
import { AdminCards } from '../../features/administration/find/admin-cards.js';
import { FindButton } from '../../features/administration/find/find-button.js';
import { forgetMember } from '../../lib/member/forget-member.js';
import { usePage } from '../../lib/page/page-context.js';
import { adminLoginPath } from '../../lib/path/admin-path.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { useUndoKey } from '../../ui/decision/use-undo-key.js';
import { ToastHost } from '../../ui/overlay/toast-host.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { StarShape } from '../../ui/show/stars.js';
import { Failure } from '../../ui/state/failure.js';
import { Spinner } from '../../ui/state/spinner.js';
import { MobileMenu } from '../layout/mobile-menu.js';
import { OfflineNotice } from '../layout/offline-notice.js';
import { SkipLink } from '../layout/page-frame.js';
import { AdminMenu } from './admin-menu.js';
import { AdminNavigation, PhoneNavigation } from './admin-navigation.js';

/**
 * The frame of every administrator page: the navigation, and a header with the administrator's menu and sign-out. From
 * 1024 px on, an element with `data-fills-height` gets what is left of the screen's height, if the elements around it
 * are flex columns; other pages scroll. Toasts keep clear of the actions at the lower right.
 */
export function AdminShell({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const query = useAdminSession();
  useLiveStats();
  useUndoKey();
  const session = query.data;
  return (
    <div className="flex min-h-dvh max-lg:has-data-fills-height:[--bottom-bar:var(--actions-bar,4.5rem)] lg:[--toast-left:15rem] lg:[--toast-right:auto] lg:has-data-fills-height:h-dvh">
      <SkipLink />
      <StarShape />
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 flex min-h-16 items-center gap-2 border-b max-sm:gap-1 border-line bg-paper px-4 sm:px-6 lg:min-h-14 lg:px-8 print:hidden">
          <span className="mr-auto min-w-0 truncate lg:invisible">
            <Brand />
          </span>
          {session && (
            <>
              <FindButton />
              <AdminMenu name={session.name} />
              <SignOut />
            </>
          )}
          <MobileMenu label="Administration" Links={PhoneNavigation} className="lg:hidden" />
        </header>
        <OfflineNotice />
        <main
          id="main"
          tabIndex={-1}
          className="flex min-h-0 flex-1 flex-col gap-6 px-4 py-6 not-has-data-fills-height:*:max-w-page sm:px-6 lg:px-8"
        >
          {session ? (
            <>
              <SessionEnd session={session} />
              <AdminCards>{children}</AdminCards>
            </>
          ) : (
            <NoSession isFailed={query.isError && !query.isFetching} />
          )}
        </main>
      </div>
      <ToastHost />
    </div>
  );
}

function Sidebar() {
  return (
    <aside className="sticky top-0 flex h-dvh w-60 shrink-0 flex-col border-r border-line bg-card max-lg:hidden print:hidden">
      <Link to={DASHBOARD.path} className="m-3 flex min-h-11 items-center rounded-md px-3">
        <Brand />
      </Link>
      <nav aria-label="Administration" className="overflow-y-auto px-3 pb-6">
        <AdminNavigation />
      </nav>
    </aside>
  );
}

function Brand() {
  return (
    <span className="text-sm font-bold">
      {usePage().site.name} <span className="font-normal text-muted max-sm:hidden">Administration</span>
    </span>
  );
}

/** Shown while the session isn't known. */
function NoSession({ isFailed }: { readonly isFailed: boolean }) {
  if (!isFailed) return <Spinner />;
  return (
    <>
      <h1 className="text-2xl">Administration</h1>
      <Failure title="This page can’t be shown right now">
        <p>We couldn’t check whether you’re signed in. Please try again in a moment.</p>
      </Failure>
    </>
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
      icon={<LogOut aria-hidden="true" className="max-sm:hidden" />}
      pending={isPending || isSuccess}
      pendingText="Signing out..."
      className="whitespace-nowrap max-sm:min-h-11 max-sm:px-3 noscript:hidden"
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
