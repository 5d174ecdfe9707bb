import type { ReactNode } from 'react';
import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { SystemHealth } from '../../../interfaces/contract/health/health.js';
import { classNames } from '../../lib/page/class-names.js';
import { Card } from '../../ui/page/card.js';
import { Badge, type BadgeTone } from '../../ui/show/badge.js';
import { CHECK_NAMES } from './health-words.js';

type Name = keyof typeof CHECK_NAMES;
type State = SystemHealth[Name]['state'];

const STATE: Readonly<Record<State, { readonly label: string; readonly tone: BadgeTone; readonly icon: LucideIcon }>> =
  {
    ok: { label: 'OK', tone: 'leaf', icon: CircleCheck },
    warning: { label: 'Warning', tone: 'marigold', icon: TriangleAlert },
    failed: { label: 'Failed', tone: 'danger', icon: CircleX },
  };

export function StateBadge({ state }: { readonly state: State }) {
  const { label, tone, icon: Icon } = STATE[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {label}
    </Badge>
  );
}

/** The result of one check. */
export interface Check<Facts> {
  readonly state: State;
  readonly advice: string | null;
  readonly ms: number;
  readonly facts: Facts | null;
}

interface CheckCardProps<Facts> {
  readonly name: Name;
  readonly check: Check<Facts>;
  /** Details from the facts; not called if there are none. */
  readonly children: (facts: Facts) => ReactNode;
  /** Shown below, with or without facts. */
  readonly below?: ReactNode;
}

/** One check: its state, what to do, and details. */
export function CheckCard<Facts>({ name, check, children, below }: CheckCardProps<Facts>) {
  const { state, advice, ms, facts } = check;
  const id = `health-${name}`;
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {CHECK_NAMES[name]}
        </h2>
        <StateBadge state={state} />
      </div>
      {advice !== null && (
        <p className={classNames('max-w-prose font-semibold wrap-anywhere', state === 'failed' && 'text-danger')}>
          {advice}
        </p>
      )}
      {facts !== null && children(facts)}
      {below}
      <p className="mt-auto text-sm text-muted">Checked in {ms.toLocaleString('en-US')} ms</p>
    </Card>
  );
}
