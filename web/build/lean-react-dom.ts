import { parseAst, type Plugin } from 'vite';
import { NEVER, withBodies, type LeftOut } from './left-out.js';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

const HELP =
  'Compare LEFT_OUT in web/build/lean-react-dom.ts with the installed react-dom: delete the rows of functions that ' +
  'are gone, and rename the renamed ones.';

const NOTHING = 'return';

/** View transitions. Without a `<ViewTransition>`, these functions search each commit for one. */
const VIEW_TRANSITIONS: LeftOut = {
  startViewTransition: NEVER,
  commitAfterMutationEffectsOnFiber: NEVER,
  measureViewTransitionHostInstancesRecursive: NEVER,
  createViewTransitionInstance: NEVER,
  getViewTransitionName: NEVER,
  getViewTransitionClassName: NEVER,
  restoreViewTransitionName: NEVER,
  applyViewTransitionToHostInstances: NOTHING,
  applyViewTransitionToHostInstancesRecursive: NEVER,
  restoreViewTransitionOnHostInstances: NOTHING,
  scheduleViewTransitionEvent: NOTHING,
  trackEnterViewTransitions: NOTHING,
  commitAppearingPairViewTransitions: NOTHING,
  commitEnterViewTransitions: NOTHING,
  commitDeletedPairViewTransitions: NOTHING,
  commitExitViewTransitions: NOTHING,
  commitNestedViewTransitions: NOTHING,
  restorePairedViewTransitions: NOTHING,
  restoreEnterOrExitViewTransitions: NOTHING,
  restoreNestedViewTransitions: NOTHING,
  measureNestedViewTransitions: NOTHING,
};

/** References to fragments, `<Activity>`, and `<SuspenseList>`. */
const COMPONENTS: LeftOut = {
  FragmentInstance: NEVER,
  commitNewChildToFragmentInstance: NEVER,
  commitNewChildToFragmentInstances: NOTHING,
  commitFragmentInstanceInsertionEffects: NOTHING,
  commitFragmentInstanceDeletionEffects: NOTHING,
  deleteChildFromFragmentInstance: NEVER,
  validateDocumentPositionWithFiberTree: NEVER,
  addFragmentHandleToFiber: NEVER,
  updateActivityComponent: NEVER,
  mountActivityChildren: NEVER,
  retryActivityComponentWithoutHydrating: NEVER,
  updateSuspenseListComponent: NEVER,
  initSuspenseListRenderState: NEVER,
};

/** Functions as actions of forms, and `useActionState`. */
const ACTIONS: LeftOut = {
  extractEvents$1: NOTHING,
  startHostTransition: NEVER,
  ensureFormComponentIsStateful: NEVER,
  mountActionState: NEVER,
  updateActionState: NEVER,
  updateActionStateImpl: NEVER,
  rerenderActionState: NEVER,
  dispatchActionState: NEVER,
  runActionStateAction: NEVER,
};

/** Style sheets and scripts that React loads (`precedence`, `async`, `preload`). Titles and other tags of the head stay. */
const RESOURCES: LeftOut = {
  getResource: 'return null',
  acquireResource: NEVER,
  suspendResource: NEVER,
  preloadResource: NEVER,
  insertStylesheetIntoRoot: NEVER,
  prefetchDNS: NEVER,
  preconnect: NEVER,
  preconnectAs: NEVER,
  preload: NEVER,
  preloadModule: NEVER,
  preinitStyle: NEVER,
  preinitScript: NEVER,
  preinitModuleScript: NEVER,
};

/** Functions of React DOM that the site doesn't use, with their replacement bodies. */
export const LEFT_OUT: LeftOut = {
  ...VIEW_TRANSITIONS,
  ...COMPONENTS,
  ...ACTIONS,
  ...RESOURCES,
  // Custom elements.
  setPropOnCustomElement: NEVER,
  isCustomElement: 'return false',
  // Calls components again to find their place in a stack, which nothing reports.
  describeNativeComponentFrame: 'return ""',
};

/** Removes these functions from the client build, which fails if the package no longer has one of them. */
export function leanReactDom(): Plugin {
  let isFound = false;
  return {
    name: 'lean-react-dom',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      if (!REACT_DOM.test(id)) return null;
      isFound = true;
      return { code: lean(code), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`The build found no file of react-dom to shorten. ${HELP}`);
    },
  };
}

/** Returns React DOM's code without these functions. Throws if it lacks one of them. */
export function lean(code: string): string {
  return withoutMethods(withBodies(code, LEFT_OUT, { name: 'React DOM', help: HELP }), 'FragmentInstance');
}

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the code without assignments to a class's prototype. */
function withoutMethods(code: string, name: string): string {
  const { body } = parseAst(code) as unknown as { readonly body: readonly Statement[] };
  const isMethod = ({ type, start }: Statement): boolean =>
    type === 'ExpressionStatement' && code.startsWith(`${name}.prototype.`, start);
  let text = code;
  for (const { start, end } of body.filter(isMethod).toReversed()) text = text.slice(0, start) + text.slice(end);
  return text;
}
