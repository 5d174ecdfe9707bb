import { UserRound } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { pictureSource, pictureSources } from '../../lib/pictures/picture-sources.js';
import type { Viewer } from '../../lib/page/viewer.js';

interface AvatarProps {
  readonly viewer: Pick<Viewer, 'firstName' | 'profileImageUrl'>;
  readonly className?: string | undefined;
}

/** A member's photo, or else the initial, or else an icon. Decorative: the surrounding button or link has the name. */
export function Avatar({ viewer, className }: AvatarProps) {
  const initial = viewer.firstName?.trim().charAt(0).toUpperCase();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-marigold font-bold text-on-marigold',
        className,
      )}
    >
      {viewer.profileImageUrl ? (
        <img
          sizes="3rem"
          srcSet={pictureSources(viewer.profileImageUrl)}
          src={pictureSource(viewer.profileImageUrl)}
          alt=""
          width={40}
          height={40}
          className="size-full object-cover"
        />
      ) : (
        initial || <UserRound className="size-5" />
      )}
    </span>
  );
}
