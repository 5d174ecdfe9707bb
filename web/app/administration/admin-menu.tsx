import { Check, ExternalLink, Keyboard, KeyRound, UserRound, type LucideIcon } from 'lucide-react';
import { ItemIndicator, RadioGroup, RadioItem } from 'radix-ui/dropdown-menu';
import { useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { chooseTheme, shownTheme, THEMES, themeOf, watchTheme } from '../../lib/page/theme.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Menu, MENU_ENTRY, MenuLabel, MenuLink, MenuSeparator } from '../../ui/overlay/menu.js';

interface OwnLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const SIGN_IN: OwnLink = { to: '/admin/administrators', label: 'Your sign-in', icon: KeyRound };

/** The menu's links. */
const OWN_LINKS: readonly OwnLink[] = [
  SIGN_IN,
  { to: '/admin/shortcuts', label: 'Keyboard shortcuts', icon: Keyboard },
  { to: '/', label: 'Visit the site', icon: ExternalLink },
];

const LOOK = {
  variant: 'ghost',
  size: 'sm',
  icon: <UserRound aria-hidden="true" />,
  className: 'max-sm:min-h-11 max-sm:gap-0 max-sm:px-3.5',
} as const;

/** The menu under the administrator's name; before JavaScript loads, a link to their sign-in. */
export function AdminMenu({ name }: { readonly name: string }) {
  const shownName = <span className="max-w-40 truncate max-sm:sr-only">{name}</span>;
  if (!useHydrated()) {
    return (
      <ButtonLink {...LOOK} to={SIGN_IN.to}>
        {shownName}
      </ButtonLink>
    );
  }
  return (
    <Menu trigger={<Button {...LOOK}>{shownName}</Button>}>
      {OWN_LINKS.map(({ to, label, icon: Icon }) => (
        <MenuLink key={to} to={to} icon={<Icon aria-hidden="true" />}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <ThemeChoice />
    </Menu>
  );
}

const THEME_LABEL = { system: 'System', light: 'Light', dark: 'Dark' } as const;

function ThemeChoice() {
  const shown = useSyncExternalStore(watchTheme, shownTheme);
  return (
    <>
      <MenuLabel>Theme</MenuLabel>
      <RadioGroup value={shown} onValueChange={(value) => chooseTheme(themeOf(value))}>
        {THEMES.map((theme) => (
          <RadioItem key={theme} value={theme} className={MENU_ENTRY}>
            {THEME_LABEL[theme]}
            <ItemIndicator className="ml-auto">
              <Check aria-hidden="true" className="size-4" />
            </ItemIndicator>
          </RadioItem>
        ))}
      </RadioGroup>
    </>
  );
}
