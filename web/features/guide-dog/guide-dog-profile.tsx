import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import type { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { TierBadge } from '../../ui/show/badge.js';
import { useViewer } from '../../lib/page/viewer.js';
import { Card } from '../../ui/page/card.js';
import { photoTarget, Report } from '../../ui/moderation/report-action.js';
import { RemovedContentNote } from '../../ui/moderation/removed-content-note.js';
import { Portrait, reviewsInWords } from './guide-dog-card.js';

interface GuideDogProfileProps {
  readonly dog: GuideDog;
  /** 1 if it is the page's title. */
  readonly level: 1 | 2;
  readonly children?: ReactNode;
}

/** A Guide Dog's pet and member, level, town, bio, and start date. */
export function GuideDogProfile({ dog, level, children }: GuideDogProfileProps) {
  const Heading = `h${level}` as const;
  const viewer = useViewer();
  const { id, userId, petImageUrl, petName, user, status, reviewCount, location, bio, joinedDate } = dog;
  return (
    <Card className="flex flex-col gap-5 sm:flex-row sm:items-start">
      <Portrait dog={dog} className="size-28 shrink-0 rounded-full sm:size-32" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Heading className="wrap-anywhere">{user.firstName ? `${petName} & ${user.firstName}` : petName}</Heading>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <TierBadge tier={status} />
          <span>{reviewsInWords(reviewCount)}</span>
          {location && (
            <span className="flex items-center gap-1.5">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              <span className="wrap-anywhere">{location}</span>
            </span>
          )}
          <span>{`Joined ${new Date(joinedDate).getUTCFullYear()}`}</span>
        </div>
        {bio && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{bio}</p>}
        <RemovedContentNote state={dog.state} className="self-start" />
        {viewer?.id !== userId && (
          <Report
            name={`Guide Dog ${petName}`}
            targets={[
              { label: 'The profile', target: { targetType: 'guide_dog', targetId: id } },
              ...photoTarget('The photo', petImageUrl),
            ]}
            className="-ml-4 self-start"
          />
        )}
        {children}
      </div>
    </Card>
  );
}
