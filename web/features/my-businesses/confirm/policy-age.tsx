import { useId, useState } from 'react';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import type { OwnedBusinessCard } from '../../../../interfaces/contract/business/business.js';
import { timeAgo } from '../../../../interfaces/contract/policy/owner-words.js';
import { isPublic } from '../../../../interfaces/contract/shared/words.js';
import { usePage } from '../../../lib/page/page-context.js';
import { Button } from '../../../ui/button.js';
import { ConfirmFacts } from './confirm-facts.js';

/** When a public listing's policy was last confirmed, and on request, its facts to confirm. */
export function PolicyAge({ business }: { readonly business: OwnedBusinessCard }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const now = new Date(usePage().now);
  const { id, name, policyConfirmedAt = null, disputed = [], approvalStatus = 'approved', isActive } = business;
  if (policyConfirmedAt === null || !isPublic({ approvalStatus, isActive })) return null;
  return (
    <section aria-label={`Pet policy of ${name}`} className="flex flex-col gap-2 rounded-md bg-sunken px-4 py-3">
      {disputed.length > 0 && (
        <p className="flex items-start gap-1.5 font-semibold text-marigold-strong">
          <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {disputed.length === 1
            ? 'Visitors disagree with one fact about pets or opening hours.'
            : `Visitors disagree with ${disputed.length} facts about pets or opening hours.`}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm">Pet policy last confirmed {timeAgo(policyConfirmedAt.slice(0, 10), now)}.</p>
        <Button
          variant="ghost"
          size="sm"
          className="noscript:hidden"
          icon={<ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          Is Everything Still Right?
        </Button>
      </div>
      <p className="hidden text-sm noscript:block">To confirm it, save your listing on its edit page.</p>
      <div id={panel} hidden={!isOpen} className="flex flex-col gap-3">
        {isOpen && <ConfirmFacts id={id} />}
      </div>
    </section>
  );
}
