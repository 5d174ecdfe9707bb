import { Bell, BellRing, EyeOff, ShieldCheck, UserRound, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ACCOUNT_SECTIONS, type AccountSection } from './account-sections.js';

const ICON: Readonly<Record<AccountSection['path'], LucideIcon>> = {
  '/user-profile': UserRound,
  '/user-profile/notices': Bell,
  '/user-profile/alerts': BellRing,
  '/user-profile/privacy': EyeOff,
  '/user-profile/security': ShieldCheck,
};

/** Links to the sections of the account: side by side on a phone, a column on a wide screen. */
export function AccountNav({ shown }: { readonly shown: AccountSection }) {
  return (
    <nav aria-label="Account" className="lg:sticky lg:top-24 lg:self-start print:hidden">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-1">
        {ACCOUNT_SECTIONS.map(({ path, label }) => {
          const Icon = ICON[path];
          return (
            <li key={path} className="flex">
              <Link
                to={path}
                aria-current={path === shown.path ? 'page' : undefined}
                className="flex min-h-11 flex-1 items-center gap-2.5 rounded-md border border-line bg-card px-3 py-2 text-sm font-semibold transition-colors hover:border-leaf hover:bg-leaf-soft aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-soft aria-[current=page]:text-leaf lg:text-base"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
