import { Ellipsis, Link2, Share2 } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Menu, MenuAnchor, MenuItem } from '../../ui/menu.js';
import { toast } from '../../ui/toast-store.js';

interface ShareMenuProps {
  readonly title: string;
  readonly url: string;
}

/** Where to share: two networks that take a link, the clipboard, and what the device itself offers. It comes when it was asked for, so it is open. */
export function ShareMenu({ title, url }: ShareMenuProps) {
  const link = encodeURIComponent(url);
  return (
    <Menu
      defaultOpen
      align="center"
      trigger={
        <Button variant="secondary" icon={<Share2 aria-hidden="true" />} className="w-full">
          Share
        </Button>
      }
    >
      <MenuAnchor href={`https://www.facebook.com/sharer/sharer.php?u=${link}`} newTab>
        Facebook
      </MenuAnchor>
      <MenuAnchor href={`https://www.linkedin.com/sharing/share-offsite/?url=${link}`} newTab>
        LinkedIn
      </MenuAnchor>
      <MenuItem icon={<Link2 aria-hidden="true" />} onSelect={() => void copy(title, url)}>
        Copy Link
      </MenuItem>
      {'share' in navigator && (
        <MenuItem icon={<Ellipsis aria-hidden="true" />} onSelect={() => void shareByDevice(title, url)}>
          More…
        </MenuItem>
      )}
    </Menu>
  );
}

async function copy(title: string, url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Copied to clipboard!', tone: 'success' });
  } catch {
    toast({ title, description: url });
  }
}

/** A share that fails for any reason but the person's own 'no' copies the link instead (spec 1 §8). */
async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
    toast({ title: 'Shared successfully!', tone: 'success' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(title, url);
  }
}
