import { useSyncExternalStore } from 'react';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { chooseTheme, shownTheme, THEMES, watchTheme, type Theme } from '../../lib/page/theme.js';

const CHOICE: Readonly<Record<Theme, { readonly label: string; readonly icon: LucideIcon }>> = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

/** The theme switch: System, Light, or Dark. Hidden without JavaScript. */
export function ThemeSwitch({ initial }: { readonly initial: Theme }) {
  const shown = useSyncExternalStore(watchTheme, shownTheme, () => initial);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 noscript:hidden">
      <legend className="float-left text-sm">Theme</legend>
      <div className="flex rounded-full border border-on-deep/40 p-1">
        {THEMES.map((theme) => {
          const { label, icon: Icon } = CHOICE[theme];
          return (
            <label
              key={theme}
              className="relative flex min-h-9 items-center gap-1.5 rounded-full px-2 text-sm min-[22.5rem]:px-3 font-semibold has-checked:bg-on-deep has-checked:text-deep has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={shown === theme}
                onChange={() => chooseTheme(theme)}
                className="absolute inset-0 z-1 m-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
