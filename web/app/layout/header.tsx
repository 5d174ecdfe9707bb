import { Link, NavLink } from 'react-router-dom';
import { Wordmark } from '../../illustrations/logo.js';
import { useViewer, useViewerState } from '../../lib/page/viewer.js';
import { useSignInPage } from '../../lib/path/use-sign-in-page.js';
import { ButtonLink } from '../../ui/button.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { headerLinks, SIGN_IN_LABEL } from './links.js';
import { MemberMenu } from './member-menu.js';
import { MobileMenu } from './mobile-menu.js';

interface HeaderProps {
  readonly siteName: string;
}

export function Header({ siteName }: HeaderProps) {
  const isVisitor = useViewerState() === 'visitor';
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex min-h-16 items-center gap-3">
        <Link to="/" className="mr-auto inline-flex rounded-md py-1">
          <Wordmark name={siteName} />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          {headerLinks(!isVisitor).map((link) => (
            <NavLink
              key={link.label}
              to={link.to}
              className="relative flex min-h-11 items-center rounded-full px-4 text-base font-semibold text-ink transition-colors after:absolute after:inset-x-4 after:bottom-1 after:h-0.75 after:rounded-full aria-[current=page]:after:bg-marigold hover:bg-leaf-soft hover:text-leaf"
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden md:block">
          <Session />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

/** The sign-in link or the member's menu; a placeholder until it is known which. */
function Session() {
  const state = useViewerState();
  const viewer = useViewer();
  const signInPage = useSignInPage();
  if (viewer !== null) return <MemberMenu viewer={viewer} />;
  if (state === 'visitor') {
    return (
      <ButtonLink to={signInPage} rel="nofollow">
        {SIGN_IN_LABEL}
      </ButtonLink>
    );
  }
  return (
    <div aria-busy={state === 'loading'} className="grid size-11 place-items-center">
      <Skeleton className="size-10 rounded-full" />
    </div>
  );
}
