import { createContext, useContext } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../interfaces/contract/account/account.js';

/** The signed-in member, as seen by themselves. */
export type Viewer = CurrentUser;

/**
 * What is known about the session. Only 'visitor' may be rendered as signed out: a member's page must never flash as a
 * visitor's.
 */
export type ViewerState = 'loading' | 'member' | 'visitor' | 'failed';

export interface KnownViewer {
  readonly state: ViewerState;
  /** Null unless the state is 'member'. */
  readonly viewer: Viewer | null;
}

/** Cache key of the viewer; null for a visitor. A changed profile is set here. */
export const VIEWER_KEY = ['auth', 'user'] as const;

const Context = createContext<KnownViewer>({ state: 'visitor', viewer: null });

/** Wraps the whole page; see `useSessionViewer` in web/app for its value. */
export const ViewerProvider = Context.Provider;

/** Returns the signed-in member; null for a visitor, and while unknown: see `useViewerState`. */
export function useViewer(): Viewer | null {
  return useContext(Context).viewer;
}

/** For content that differs for visitors: don't show it before the state is 'visitor'. */
export function useViewerState(): ViewerState {
  return useContext(Context).state;
}

/** Returns whether content may use this browser's history; 'unknown' while the viewer is loading. */
export function usePersonalization(): 'on' | 'off' | 'unknown' {
  const { state, viewer } = useContext(Context);
  if (viewer !== null) return viewer.personalisation ? 'on' : 'off';
  return state === 'loading' ? 'unknown' : 'on';
}

/** Returns a function that refetches the viewer. */
export function useReloadViewer(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: VIEWER_KEY });
}
