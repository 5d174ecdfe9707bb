import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/page/class-names.js';

interface LinkTabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  /** The path of the current tab; null if none is. */
  readonly current: string | null;
  readonly tabs: readonly { readonly path: string; readonly label: string }[];
  readonly className?: string | undefined;
}

/** Tabs for lists that each have their own address. On narrow screens, they scroll to the current one. */
export function LinkTabs({ label, current, tabs, className }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]');
    if (!nav.current || !tab) return;
    const [row, box] = [nav.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    nav.current.scrollLeft += box.left - row.left - (row.width - box.width) / 2;
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={classNames('flex gap-1 overflow-x-auto border-b border-line', className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          aria-current={tab.path === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center rounded-t-md border-b-3 border-transparent px-4 py-2 font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-3 hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-leaf"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
