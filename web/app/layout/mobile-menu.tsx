import { Suspense, useRef, useState, type ComponentType } from 'react';
import { Menu } from 'lucide-react';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { IconButton } from '../../ui/button.js';
import type { MobileLinksProps } from './links.js';
import { MenuLinks } from './menu-links.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

const MobileDrawer = lazyPart(async () => ({ default: (await import('./mobile-drawer.js')).MobileDrawer }));

interface MobileMenuProps {
  /** The accessible name of the navigation. */
  readonly label?: string;
  readonly Links?: ComponentType<MobileLinksProps>;
  /** The class that hides it where the links have space. */
  readonly className?: string;
}

/** A header's links on phones: a drawer, or a disclosure before JavaScript loads. */
export function MobileMenu({ label = 'Menu', Links = MenuLinks, className = 'md:hidden' }: MobileMenuProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setWanted(true);
  };
  if (!hydrated) return <PlainMenu {...{ label, Links, className }} onTakenOver={change} />;
  return (
    <div className={className}>
      <IconButton
        ref={button}
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(true)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <Suspense fallback={null}>
        {wanted && (
          <MobileDrawer
            {...{ label, Links, open }}
            onOpenChange={change}
            opener={button}
            onClose={() => change(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface PlainMenuProps extends Required<MobileMenuProps> {
  /** Called when the drawer replaces this menu, with whether the menu was open. */
  readonly onTakenOver: (open: boolean) => void;
}

function PlainMenu({ label, Links, className, onTakenOver }: PlainMenuProps) {
  return (
    <details
      className={className}
      ref={(element) => () => {
        if (element?.open === true) onTakenOver(true);
      }}
    >
      <summary aria-label="Open menu" className="grid size-11 list-none place-items-center rounded-full">
        <Menu aria-hidden="true" className="size-5" />
      </summary>
      <nav
        aria-label={label}
        className="absolute inset-x-0 top-full z-40 border-b border-line bg-card px-4 py-4 shadow-lift"
      >
        <Links />
      </nav>
    </details>
  );
}
