import { UserRound } from 'lucide-react';
import type { Viewer } from '../../lib/viewer.js';

/** The member's photo. */
export function AccountPhoto({ viewer }: { readonly viewer: Viewer }) {
  return (
    <span className="grid size-28 place-items-center rounded-full bg-marigold text-on-marigold">
      {viewer.firstName ?? <UserRound />}
    </span>
  );
}
