import { createContext, useContext } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../interfaces/contract/account/account.js';

/** Who looks at the page, by their own record. */
export type Viewer = CurrentUser;

/**
 * What is known of the session: still asked for, a member's, nobody's, or not to be had. Only 'visitor' may be shown
 * as signed out: a member's page must never flash as a visitor's.
 */
export type ViewerState = 'loading' | 'member' | 'visitor' | 'failed';

export interface KnownViewer {
  readonly state: ViewerState;
  /** Null unless the state is 'member'. */
  readonly viewer: Viewer | null;
}

/** Where the query cache keeps the viewer: null for a visitor. After a change of the profile, what it answered is set here. */
export const VIEWER_KEY = ['auth', 'user'] as const;

const Context = createContext<KnownViewer>({ state: 'visitor', viewer: null });

/** Stands once around the page; see `useSessionViewer` in web/app for its value. */
export const ViewerProvider = Context.Provider;

/** The signed-in member; null for a visitor, and as long as it is not known: see `useViewerState`. */
export function useViewer(): Viewer | null {
  return useContext(Context).viewer;
}

/** For what differs for visitors: nothing of theirs may show before the state is 'visitor'. */
export function useViewerState(): ViewerState {
  return useContext(Context).state;
}

/** Whether what is shown may go by what this browser remembers; unknown while it is asked who looks. */
export function usePersonalisation(): 'on' | 'off' | 'unknown' {
  const { state, viewer } = useContext(Context);
  if (viewer !== null) return viewer.personalisation ? 'on' : 'off';
  return state === 'loading' ? 'unknown' : 'on';
}

/** Asks anew who is signed in. */
export function useReloadViewer(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: VIEWER_KEY });
}

/** Puts a member's changed record in its place, without asking again. */
export function useSetViewer(): (viewer: Viewer) => void {
  const client = useQueryClient();
  return (viewer) => void client.setQueryData(VIEWER_KEY, viewer);
}
