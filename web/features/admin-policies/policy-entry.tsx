import type { PolicyEntry } from '../../../interfaces/contract/policy/confirmation.js';
import { FACTS, timeAgo } from '../../../interfaces/contract/policy/owner-words.js';
import { usePage } from '../../lib/page/page-context.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { dayName } from '../../lib/words/day.js';
import { townName } from '../../lib/words/town-name.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';
import { Badge } from '../../ui/show/badge.js';
import { Day, FactList } from '../../ui/show/fact-list.js';

/** A place with the age of its policy, for administrators. */
export function policyEntry(place: PolicyEntry): EntryContent {
  const { id, disputed, isOwned, askedAt, phone } = place;
  const town = townName(place);
  return {
    href: businessPath(id),
    badges: (
      <>
        {disputed.length > 0 && <Badge tone="danger">Disputed</Badge>}
        <Badge tone={isOwned ? 'leaf' : 'neutral'}>{isOwned ? 'Has an owner' : 'No owner'}</Badge>
      </>
    ),
    facts: (
      <FactList
        facts={[
          ['Last confirmed', <Age key="age" since={place.confirmedAt} />],
          ['Facts', statesInWords(place)],
          disputed.length > 0 && ['Disputed', disputed.map((key) => FACTS[key].label).join(', ')],
          ['Town', town === '' ? 'No town' : town],
          ['Phone', phone],
          askedAt !== null && ['Owner emailed', <Day key="asked" of={askedAt} />],
        ]}
      />
    ),
  };
}

function Age({ since }: { readonly since: string }) {
  const now = new Date(usePage().now);
  return <time dateTime={since}>{`${timeAgo(since.slice(0, 10), now)}, on ${dayName(since)}`}</time>;
}

/** Returns how many facts are in each state, such as '4 confirmed, 1 disputed'. */
function statesInWords({ states }: PolicyEntry): string {
  const words = {
    disputed: 'disputed',
    stale: 'not confirmed for a year',
    unconfirmed: 'unconfirmed',
    confirmed: 'confirmed',
  };
  return (Object.keys(words) as (keyof typeof words)[])
    .flatMap((state) => (states[state] === 0 ? [] : [`${states[state]} ${words[state]}`]))
    .join(', ');
}
