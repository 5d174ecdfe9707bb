import { Link } from 'react-router-dom';
import { forgetMember } from '../../lib/member/forget-member.js';
import { useViewer, useViewerState, type Viewer } from '../../lib/page/viewer.js';
import { useSignInPage } from '../../lib/path/use-sign-in-page.js';
import { buttonClass } from '../../ui/button.js';
import { Avatar } from './avatar.js';
import { headerLinks, MEMBER_LINKS, SIGN_IN_LABEL, SIGN_OUT, type MobileLinksProps, type NamedLink } from './links.js';

const ROW =
  'flex min-h-12 items-center rounded-md px-3 text-lg font-semibold text-ink hover:bg-leaf-soft hover:text-leaf';

/** All header links in one column, for the drawer and for the menu without JavaScript. */
export function MenuLinks({ onFollow }: MobileLinksProps) {
  const viewer = useViewer();
  const isVisitor = useViewerState() === 'visitor';
  const signInPage = useSignInPage();
  return (
    <div className="flex flex-col gap-1">
      {viewer && <Person viewer={viewer} />}
      <Rows links={headerLinks(!isVisitor)} onFollow={onFollow} />
      <hr className="my-3 border-line" />
      {viewer ? (
        <>
          <Rows links={MEMBER_LINKS} onFollow={onFollow} />
          <a href={SIGN_OUT.href} onClick={forgetMember} className={ROW}>
            {SIGN_OUT.label}
          </a>
        </>
      ) : (
        isVisitor && (
          <Link to={signInPage} rel="nofollow" onClick={onFollow} className={buttonClass('primary', 'lg')}>
            {SIGN_IN_LABEL}
          </Link>
        )
      )}
    </div>
  );
}

function Person({ viewer }: { readonly viewer: Viewer }) {
  return (
    <div className="mb-3 flex items-center gap-3 rounded-md bg-sunken p-3">
      <Avatar viewer={viewer} className="size-12 text-lg" />
      <div className="min-w-0">
        {viewer.firstName && <p className="truncate font-bold">{viewer.firstName}</p>}
        {viewer.email && <p className="truncate text-sm text-muted">{viewer.email}</p>}
      </div>
    </div>
  );
}

function Rows({ links, onFollow }: MobileLinksProps & { readonly links: readonly NamedLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          <Link to={link.to} onClick={onFollow} className={ROW}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
