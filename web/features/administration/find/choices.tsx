import { Keyboard, ListFilter, Store, UserRound, Zap, type LucideIcon } from 'lucide-react';
import type { AdminSearchResults } from '../../../../interfaces/contract/administration/admin-search.js';
import {
  CLAIM_STATUS_LABEL,
  FEEDBACK_STATUS_LABEL,
  STANDING_LABEL,
  TARGET_LABEL,
} from '../../../../interfaces/contract/shared/words.js';
import { itemPath } from '../../../lib/path/admin-path.js';
import { withQuery } from '../../../lib/path/with-query.js';
import { matching, type Choice, type ChoiceGroup } from '../../../ui/palette/choice.js';
import type { useOffers } from '../../../ui/palette/offered-keys.js';
import { ADMIN_PAGES } from '../admin-pages.js';

type Open = (path: string) => void;
type Offers = ReturnType<typeof useOffers>;

interface Sources {
  readonly text: string;
  readonly offers: Offers;
  /** Undefined if nothing was searched. */
  readonly found: AdminSearchResults | undefined;
  readonly open: Open;
}

/** Returns everything that fits a typed text: actions of the page, other pages, and records. */
export function groupsOf({ text, offers, found, open }: Sources): readonly ChoiceGroup[] {
  const groups = [
    { name: 'On this page', choices: matching(actionsOf(offers), text) },
    { name: 'Pages', choices: matching(pagesOf(open), text) },
    ...(found === undefined ? [] : resultsOf(found, text, open)),
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

function actionsOf(offers: Offers): Choice[] {
  return offers.flatMap(({ shortcuts, run }) =>
    shortcuts.map(({ keys, action }) => ({
      ...{ id: `action-${keys}`, label: action, keys, icon: iconOf(keys === '?' ? Keyboard : Zap) },
      run: () => run(keys),
    })),
  );
}

function pagesOf(open: Open): Choice[] {
  return ADMIN_PAGES.map(({ path, label, icon }) => ({
    ...{ id: `page-${path.replaceAll('/', '-')}`, label, icon: iconOf(icon) },
    run: () => open(path),
  }));
}

const iconOf = (Icon: LucideIcon) => <Icon aria-hidden="true" />;

const pageIcon = (path: string) => iconOf(ADMIN_PAGES.find((page) => page.path === path)?.icon ?? ListFilter);

type Shown = Pick<Choice, 'label' | 'detail' | 'icon'> & { readonly id: number | string };

function resultsOf(found: AdminSearchResults, text: string, open: Open): ChoiceGroup[] {
  const { businesses, members, claims, feedback, reports } = found;
  const choicesOf = (kind: string, shown: readonly Shown[]): Choice[] =>
    shown.map((each) => ({
      ...{ ...each, id: `${kind}-${String(each.id)}` },
      run: () => open(itemPath(kind, each.id) ?? '/admin'),
    }));
  const places = choicesOf(
    'business',
    businesses.map(({ id, name, city, state, status }) => ({
      ...{ id, label: name, detail: [city, state, STANDING_LABEL[status]].filter(Boolean).join(', ') },
      icon: iconOf(Store),
    })),
  );
  return [
    { name: 'Places', choices: places.length === 0 ? places : [...places, allListings(text.trim(), open)] },
    { name: 'Members', choices: choicesOf('member', members.map(memberOf)) },
    { name: 'Claims', choices: choicesOf('claim', claims.map(claimOf)) },
    { name: 'Messages', choices: choicesOf('feedback', feedback.map(messageOf)) },
    { name: 'Reports', choices: choicesOf('report', reports.map(reportOf)) },
  ];
}

const allListings = (search: string, open: Open): Choice => ({
  ...{ id: 'all-listings', label: `All listings with “${search}”`, icon: iconOf(ListFilter) },
  run: () => open(withQuery('/admin/businesses', { search })),
});

type Found<Kind extends keyof AdminSearchResults> = AdminSearchResults[Kind][number];

const memberOf = ({ id, name, email }: Found<'members'>): Shown => ({
  ...{ id, label: name ?? 'Unnamed member', detail: email ?? undefined, icon: iconOf(UserRound) },
});

const claimOf = ({ id, businessName, claimantName, status }: Found<'claims'>): Shown => ({
  ...{ id, label: businessName, detail: `Claimed by ${claimantName}, ${CLAIM_STATUS_LABEL[status]}` },
  icon: pageIcon('/admin/claims'),
});

const messageOf = ({ id, title, contactName, status }: Found<'feedback'>): Shown => ({
  ...{ id, label: title, detail: [contactName, FEEDBACK_STATUS_LABEL[status]].filter(Boolean).join(', ') },
  icon: pageIcon('/admin/feedback'),
});

const reportOf = ({ id, targetType, targetId, status }: Found<'reports'>): Shown => ({
  ...{ id, label: targetType === 'photo' ? TARGET_LABEL.photo : `${TARGET_LABEL[targetType]} ${targetId}` },
  ...{ detail: status === 'open' ? 'Open' : 'Resolved', icon: pageIcon('/admin/reports') },
});
