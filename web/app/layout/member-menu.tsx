import { lazy, Suspense } from 'react';
import { forgetMember } from '../../lib/member/forget-member.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { Avatar } from './avatar.js';
import { MEMBER_LINKS, MEMBER_MENU_LABEL, SIGN_OUT } from './links.js';

/** If it fails to load, the disclosure with the same links stays. */
const MemberDropdown = lazy(async () => {
  const loaded = await import('./member-dropdown.js').catch(() => null);
  return { default: loaded?.MemberDropdown ?? PlainMemberMenu };
});

/** The member's menu under the avatar; before JavaScript loads, a disclosure with the same links. */
export function MemberMenu({ viewer }: { readonly viewer: Viewer }) {
  const hydrated = useHydrated();
  const plain = <PlainMemberMenu viewer={viewer} />;
  if (!hydrated) return plain;
  return (
    <Suspense fallback={plain}>
      <MemberDropdown viewer={viewer} />
    </Suspense>
  );
}

const ENTRY = 'flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-leaf-soft hover:text-leaf';

function PlainMemberMenu({ viewer }: { readonly viewer: Viewer }) {
  return (
    <details className="relative">
      <summary aria-label={MEMBER_MENU_LABEL} className="grid size-11 list-none place-items-center rounded-full">
        <Avatar viewer={viewer} />
      </summary>
      <ul className="absolute top-full right-0 z-40 mt-2 min-w-56 rounded-lg border border-line bg-card p-2 shadow-lift">
        {MEMBER_LINKS.map((link) => (
          <li key={link.label}>
            <a href={link.to} className={ENTRY}>
              {link.label}
            </a>
          </li>
        ))}
        <li>
          <a href={SIGN_OUT.href} onClick={forgetMember} className={ENTRY}>
            {SIGN_OUT.label}
          </a>
        </li>
      </ul>
    </details>
  );
}
