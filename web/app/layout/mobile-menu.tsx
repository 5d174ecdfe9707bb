import { Suspense, useRef, useState } from 'react';
import { Menu } from 'lucide-react';
import { useHydrated } from '../../lib/use-hydrated.js';
import { IconButton } from '../../ui/button.js';
import { MenuLinks } from './menu-links.js';
import { part } from '../../ui/part.js';

const MobileDrawer = part(async () => ({ default: (await import('./mobile-drawer.js')).MobileDrawer }));

/** The header's links on a phone: a drawer, or a disclosure until JavaScript is there. */
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
  /** Told, as the drawer takes this menu's place, whether it stood open. */
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
