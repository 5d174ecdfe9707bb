import { Ellipsis, Link2, Mail, MessageCircle, Share2 } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import { Menu, MenuAnchor, MenuItem } from '../../../ui/overlay/menu.js';
import { BrandMark } from './brand-mark.js';
import {
  copyLink,
  forgetLast,
  messageLinks,
  noteMessage,
  shareByDevice,
  shareForPost,
  shareToFacebook,
  shareToLinkedIn,
} from './share-targets.js';

interface ShareMenuProps {
  readonly title: string;
  readonly url: string;
}

/**
 * Shares by message, email, or the clipboard, to five networks, or through the device's own share sheet. Loaded on demand, so
 * it renders open.
 */
export function ShareMenu(shared: ShareMenuProps) {
  const links = messageLinks(shared);
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
      <MenuItem icon={<Link2 aria-hidden="true" />} onSelect={() => void copyLink(shared)}>
        Copy Link
      </MenuItem>
      <MenuAnchor
        href={links.messages}
        icon={<MessageCircle aria-hidden="true" />}
        onFollow={() => void noteMessage(shared)}
      >
        Messages
      </MenuAnchor>
      <MenuAnchor href={links.whatsApp} newTab icon={<BrandMark of="whatsapp" />} onFollow={forgetLast}>
        WhatsApp
      </MenuAnchor>
      <MenuAnchor href={links.email} icon={<Mail aria-hidden="true" />} onFollow={forgetLast}>
        Email
      </MenuAnchor>
      <MenuItem icon={<BrandMark of="facebook" />} onSelect={() => void shareToFacebook(shared)}>
        Facebook
      </MenuItem>
      <MenuItem icon={<BrandMark of="linkedin" />} onSelect={() => void shareToLinkedIn(shared)}>
        LinkedIn
      </MenuItem>
      <MenuItem icon={<BrandMark of="instagram" />} onSelect={() => void shareForPost('Instagram', shared)}>
        Instagram
      </MenuItem>
      <MenuItem icon={<BrandMark of="tiktok" />} onSelect={() => void shareForPost('TikTok', shared)}>
        TikTok
      </MenuItem>
      {'share' in navigator && (
        <MenuItem icon={<Ellipsis aria-hidden="true" />} onSelect={() => void shareByDevice(shared)}>
          More…
        </MenuItem>
      )}
    </Menu>
  );
}
