import { ClipboardList, Heart, LogOut, PawPrint, Store, UserRound, type LucideIcon } from 'lucide-react';
import { forgetMember } from '../../lib/member/forget-member.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { IconButton } from '../../ui/button.js';
import { Menu, MenuAnchor, MenuLabel, MenuLink, MenuSeparator } from '../../ui/overlay/menu.js';
import { Tooltip, TooltipProvider } from '../../ui/overlay/tooltip.js';
import { Avatar } from './avatar.js';
import { MEMBER_LINKS, MEMBER_MENU_LABEL, SIGN_OUT } from './links.js';

const ICON: Readonly<Record<string, LucideIcon>> = {
  '/user-profile': UserRound,
  '/create-business': Store,
  '/my-businesses': ClipboardList,
  '/saved': Heart,
  '/guide-dogs': PawPrint,
};

export function MemberDropdown({ viewer }: { readonly viewer: Viewer }) {
  const trigger = (
    <IconButton label={MEMBER_MENU_LABEL}>
      <Avatar viewer={viewer} />
    </IconButton>
  );
  return (
    <TooltipProvider>
      <Menu trigger={trigger} around={(button) => <Tooltip text={MEMBER_MENU_LABEL}>{button}</Tooltip>}>
        {viewer.firstName && <MenuLabel>Hello, {viewer.firstName}</MenuLabel>}
        {MEMBER_LINKS.map((link) => {
          const Icon = ICON[link.to] ?? UserRound;
          return (
            <MenuLink key={link.to} to={link.to} icon={<Icon aria-hidden="true" />}>
              {link.label}
            </MenuLink>
          );
        })}
        <MenuSeparator />
        <MenuAnchor href={SIGN_OUT.href} onFollow={forgetMember} icon={<LogOut aria-hidden="true" />}>
          {SIGN_OUT.label}
        </MenuAnchor>
      </Menu>
    </TooltipProvider>
  );
}
