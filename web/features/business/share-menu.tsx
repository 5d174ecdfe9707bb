import { Camera, Ellipsis, Link2, Music2, Share2, ThumbsUp, UsersRound } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Menu, MenuItem } from '../../ui/overlay/menu.js';
import { copyLink, shareByDevice, shareForPost, shareToFacebook, shareToLinkedIn } from './share-targets.js';

interface ShareMenuProps {
  readonly title: string;
  readonly url: string;
}

/** Shares to four networks, the clipboard, or the device's own share sheet. Loaded on demand, so it renders open. */
export function ShareMenu(shared: ShareMenuProps) {
  return (
    <Menu
      defaultOpen
      align="start"
      trigger={
        <Button variant="secondary" icon={<Share2 aria-hidden="true" />}>
          Share
        </Button>
      }
    >
      <MenuItem icon={<ThumbsUp aria-hidden="true" />} onSelect={() => void shareToFacebook(shared)}>
        Facebook
      </MenuItem>
      <MenuItem icon={<UsersRound aria-hidden="true" />} onSelect={() => void shareToLinkedIn(shared)}>
        LinkedIn
      </MenuItem>
      <MenuItem icon={<Camera aria-hidden="true" />} onSelect={() => void shareForPost('Instagram', shared)}>
        Instagram
      </MenuItem>
      <MenuItem icon={<Music2 aria-hidden="true" />} onSelect={() => void shareForPost('TikTok', shared)}>
        TikTok
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden="true" />} onSelect={() => void copyLink(shared)}>
        Copy Link
      </MenuItem>
      {'share' in navigator && (
        <MenuItem icon={<Ellipsis aria-hidden="true" />} onSelect={() => void shareByDevice(shared)}>
          More…
        </MenuItem>
      )}
    </Menu>
  );
}
