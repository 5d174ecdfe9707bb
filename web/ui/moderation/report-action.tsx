import { createContext, useContext, type ReactNode } from 'react';

/** Something that can be reported: a photo by its address on this site, anything else by its id. */
export type ReportTarget =
  | { readonly targetType: 'review' | 'response' | 'guide_dog' | 'pet_profile'; readonly targetId: number }
  | { readonly targetType: 'photo'; readonly targetId: string };

export interface ReportProps {
  /** Completes 'Report …': 'review by Ada'. */
  readonly name: string;
  /** What can be chosen, the first unless said; with the words of each. */
  readonly targets: readonly { readonly label: string; readonly target: ReportTarget }[];
  /** On a dark ground. */
  readonly isOnDeep?: boolean | undefined;
  /** Layout only. */
  readonly className?: string | undefined;
}

/** What lets anybody report what stands there. */
export type ReportAction = (props: ReportProps) => ReactNode;

const Context = createContext<ReportAction | null>(null);

/** Stands once around the page, so that no card has to know how a report is sent. */
export const ReportActionProvider = Context.Provider;

/** The button 'Report'. It is not for what is the viewer's own. */
export function Report(props: ReportProps): ReactNode {
  return useContext(Context)?.(props) ?? null;
}

/** A photo as a thing to report; none where it does not lie on this site. */
export function photoTarget(label: string, address: string | null | undefined): ReportProps['targets'] {
  if (address?.startsWith('/uploads/') !== true) return [];
  return [{ label, target: { targetType: 'photo', targetId: address } }];
}
