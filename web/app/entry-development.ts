/** Where the browser starts in development: hot reloading has to stand before any component is loaded. No part of a build. */
interface RefreshRuntime {
  readonly injectIntoGlobalHook: (target: Window) => void;
}

const REFRESH_RUNTIME: string = '/@react-refresh';

const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ REFRESH_RUNTIME)) as RefreshRuntime;
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });

await import('./entry-client.js');

export {};
