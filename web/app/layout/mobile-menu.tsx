import { Suspense, useRef, useState } from 'react';
import { Menu } from 'lucide-react';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { IconButton } from '../../ui/button.js';
import { MenuLinks } from './menu-links.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

const MobileDrawer = lazyPart(async () => ({ default: (await import('./mobile-drawer.js')).MobileDrawer }));

/** The header's links on phones: a drawer, or a disclosure before JavaScript loads. */
export function MobileMenu() {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setWanted(true);
  };
  if (!hydrated) return <PlainMenu onTakenOver={change} />;
  return (
    <div className="md:hidden">
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
        {wanted && <MobileDrawer open={open} onOpenChange={change} opener={button} onClose={() => change(false)} />}
      </Suspense>
    </div>
  );
}

interface PlainMenuProps {
  /** Called when the drawer replaces this menu, with whether the menu was open. */
  readonly onTakenOver: (open: boolean) => void;
}

function PlainMenu({ onTakenOver }: PlainMenuProps) {
  return (
    <details
      className="md:hidden"
      ref={(element) => () => {
        if (element?.open === true) onTakenOver(true);
      }}
    >
      <summary aria-label="Open menu" className="grid size-11 list-none place-items-center rounded-full">
        <Menu aria-hidden="true" className="size-5" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full z-40 border-b border-line bg-card px-4 py-4 shadow-lift"
      >
        <MenuLinks />
      </nav>
    </details>
  );
}
