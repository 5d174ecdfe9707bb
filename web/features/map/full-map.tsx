import { X } from 'lucide-react';
import { Close, Content, Portal, Root, Title } from 'radix-ui/dialog';
import type { BrowseSearch } from '../../lib/path/browse-search.js';
import { IconButton } from '../../ui/button.js';
import { closedByEscape } from '../../ui/overlay/escape.js';
import { MapCanvas } from './canvas/map-canvas.js';
import { MapFrame } from './map-frame.js';

interface FullMapProps {
  readonly search: BrowseSearch;
  readonly onClose: () => void;
}

/** The full-screen map for phones, with its businesses in a row below. Loaded by ResultsMap. */
export function FullMap({ search, onClose }: FullMapProps) {
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Content
          aria-describedby={undefined}
          onKeyDown={closedByEscape(onClose)}
          // The button that opened it was re-created with the list.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.querySelector<HTMLElement>('[data-floating]')?.focus({ preventScroll: true });
          }}
          className="fixed inset-0 z-50 flex animate-enter flex-col bg-paper"
        >
          <header className="flex shrink-0 items-center gap-3 border-b border-line py-1.5 pr-1.5 pl-4">
            <Title className="min-w-0 flex-1 truncate text-base">{titleOf(search)}</Title>
            <Close asChild>
              <IconButton label="Close the map">
                <X aria-hidden="true" />
              </IconButton>
            </Close>
          </header>
          <MapFrame
            label="Map of the results"
            instead="The list shows the same places."
            className="min-h-0 flex-1 border-0"
          >
            <MapCanvas search={search} full />
          </MapFrame>
        </Content>
      </Portal>
    </Root>
  );
}

/** Returns a title such as 'patio · Austin, TX'. */
function titleOf({ query, location, origin, bounds }: BrowseSearch): string {
  const where = origin !== null ? 'near you' : bounds !== null ? 'in this area' : location;
  return [query, where].filter(Boolean).join(' · ') || 'All places';
}
