import { useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '../../../../interfaces/contract/shared/words.js';
import { useHydrated } from '../../../lib/browser/use-hydrated.js';
import { Button } from '../../../ui/button.js';
import type { Choice } from '../../../ui/palette/choice.js';
import { useOffers } from '../../../ui/palette/offered-keys.js';
import { Palette } from '../../../ui/palette/palette.js';
import { hasCommandKey, usePaletteKey } from '../../../ui/palette/use-palette-key.js';
import { groupsOf } from './choices.js';
import { useFound } from './find.queries.js';

/** A button and a key (Ctrl+K or Command+K) that open the search for places, members, claims, messages, reports, pages, and actions. */
export function FindButton() {
  const [isOpen, setIsOpen] = useState(false);
  const isMac = useHydrated() && hasCommandKey();
  usePaletteKey(isOpen, () => setIsOpen(!isOpen));
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Search aria-hidden="true" />}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        className="max-sm:min-h-11 max-sm:gap-0 max-sm:px-3.5 noscript:hidden"
        onClick={() => setIsOpen(true)}
      >
        <span className="max-sm:sr-only">Find</span>
        <kbd aria-hidden="true" className="hidden text-xs font-normal text-muted sm:pointer-fine:inline">
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      <FindPalette isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** What is typed stays until the palette closes. */
function FindPalette({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const offers = useOffers();
  const [text, setText] = useState('');
  const { found, state } = useFound(isOpen ? text : '');
  const chosen = useRef<Choice | null>(null);
  const close = (): void => {
    setText('');
    onClose();
  };
  // An action of the page works on what has the focus, so it runs once the focus is back.
  const runChosen = (): void => {
    const choice = chosen.current;
    chosen.current = null;
    choice?.run();
  };
  return (
    <Palette
      open={isOpen}
      onClose={close}
      onClosed={runChosen}
      title="Find"
      label="Find places, members, claims, messages, reports, pages, and actions"
      hint="Name, email, ID, or page"
      maxLength={MAX_SEARCH_LENGTH}
      text={text}
      onText={setText}
      groups={groupsOf({ text, offers, found, open: (path) => void navigate(path) })}
      state={state}
      onChoose={(choice) => {
        chosen.current = choice;
        close();
      }}
    />
  );
}
