declare module 'jest-light-runner/child-process' {
  /** A class that Jest makes a runner of. */
  const runner: unknown;
  export default runner;
}
