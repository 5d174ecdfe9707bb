import type { TargetType } from '../../../interfaces/contract/shared/words.js';
import { createContext, useContext, type ReactNode } from 'react';

/** Something that can be reported: a photo by its URL on this site, anything else by ID. */
export type ReportTarget =
  | { readonly targetType: Exclude<TargetType, 'photo'>; readonly targetId: number }
  | { readonly targetType: 'photo'; readonly targetId: string };

export interface ReportProps {
  /** Completes 'Report …', such as 'review by Ada'. */
  readonly name: string;
  /** The targets to choose from, with labels; the first is the default. */
  readonly targets: readonly { readonly label: string; readonly target: ReportTarget }[];
  /** True on a dark background. */
  readonly isOnDeep?: boolean | undefined;
  /** For layout only. */
  readonly className?: string | undefined;
}

/** Renders the button that reports content. */
export type ReportAction = (props: ReportProps) => ReactNode;

const Context = createContext<ReportAction | null>(null);

/** Wraps the page, so that cards don't need to know how reports are sent. */
export const ReportActionProvider = Context.Provider;

/** The 'Report' button. Don't use it for the viewer's own content. */
export function Report(props: ReportProps): ReactNode {
  return useContext(Context)?.(props) ?? null;
}

/** Returns a photo as a report target; an empty list if it isn't stored on this site. */
export function photoTarget(label: string, address: string | null | undefined): ReportProps['targets'] {
  if (address?.startsWith('/uploads/') !== true) return [];
  return [{ label, target: { targetType: 'photo', targetId: address } }];
}
