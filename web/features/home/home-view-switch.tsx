import { LayoutDashboard, Rows3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/page/class-names.js';
import { HOME_PATH, rememberHomeView, type HomeView } from './home-view.js';

const VIEWS = [
  { view: 'overview', label: 'Overview', Icon: Rows3 },
  { view: 'dashboard', label: 'My dashboard', Icon: LayoutDashboard },
] as const;

/** 'Overview / My dashboard', as links so that each view has an address. The last choice is the member's start view. */
export function HomeViewSwitch({ view }: { readonly view: HomeView }) {
  return (
    <nav aria-label="Home views" className="page-width pt-5">
      <ul className="inline-flex gap-1 rounded-full border border-line bg-card p-1">
        {VIEWS.map(({ view: each, label, Icon }) => (
          <li key={each}>
            <Link
              to={HOME_PATH[each]}
              aria-current={each === view ? 'page' : undefined}
              onClick={() => rememberHomeView(each)}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-full px-3 text-sm whitespace-nowrap sm:px-4 font-semibold transition-colors',
                each === view ? 'bg-leaf text-on-leaf' : 'text-ink hover:bg-leaf-soft',
              )}
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
