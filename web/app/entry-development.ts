/**
 * The browser's entry point in development. Hot reloading must be set up before any component loads. Not part of a
 * build.
 */
interface RefreshRuntime {
  readonly injectIntoGlobalHook: (target: Window) => void;
}

const REFRESH_RUNTIME: string = '/@react-refresh';

const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ REFRESH_RUNTIME)) as RefreshRuntime;
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });

await import('./entry-client.js');

export {};
