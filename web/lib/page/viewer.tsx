import { createContext, useContext, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../interfaces/contract/account/account.js';
import { useHydrated } from '../browser/use-hydrated.js';

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

const VISITOR: KnownViewer = { state: 'visitor', viewer: null };
const Context = createContext(VISITOR);
const Served = createContext(VISITOR);

/** Wraps the whole page; see `useSessionViewer` in web/app for its value. */
export function ViewerProvider({ value, children }: { readonly value: KnownViewer; readonly children: ReactNode }) {
  const [served] = useState(value);
  return (
    <Served value={served}>
      <Context value={value}>{children}</Context>
    </Served>
  );
}

/**
 * Returns what is known about the session. A part whose code loads after that became known is first rendered as on the
 * server, so that React finds what it expects.
 */
function useKnownViewer(): KnownViewer {
  const [known, served] = [useContext(Context), useContext(Served)];
  return useHydrated(known !== served) ? known : served;
}

/** Returns the signed-in member; null for a visitor, and while unknown: see `useViewerState`. */
export function useViewer(): Viewer | null {
  return useKnownViewer().viewer;
}

/** For content that differs for visitors: don't show it before the state is 'visitor'. */
export function useViewerState(): ViewerState {
  return useKnownViewer().state;
}

/** Returns whether content may use this browser's history; 'unknown' while the viewer is loading. */
export function usePersonalization(): 'on' | 'off' | 'unknown' {
  const { state, viewer } = useKnownViewer();
  if (viewer !== null) return viewer.personalisation ? 'on' : 'off';
  return state === 'loading' ? 'unknown' : 'on';
}

/** Returns a function that refetches the viewer. */
export function useReloadViewer(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: VIEWER_KEY });
}
