import { PawPrint } from 'lucide-react';
import { GUIDE_DOG_TIER } from '../../../interfaces/contract/shared/words.js';
import { ActionCard } from '../../ui/page/action-card.js';
import { TierBadge } from '../../ui/show/badge.js';
import { useGuideDog } from './guide-dogs.queries.js';

export function GuideDogStatus({ userId }: { readonly userId: string }) {
  const { data: guideDog } = useGuideDog(userId);
  return (
    <ActionCard to="/guide-dogs" title="Guide Dog" icon={<PawPrint aria-hidden="true" />}>
      {guideDog === undefined && 'Your status in the Guide Dog community.'}
      {guideDog === null && 'You’re not a Guide Dog yet. Join the community.'}
      {guideDog && (
        <span className="flex flex-wrap items-center gap-2">
          <TierBadge tier={guideDog.status} />
          <span>
            {guideDog.petName}, {GUIDE_DOG_TIER[guideDog.status].label} with {guideDog.reviewCount}{' '}
            {guideDog.reviewCount === 1 ? 'review' : 'reviews'}
          </span>
        </span>
      )}
    </ActionCard>
  );
}
