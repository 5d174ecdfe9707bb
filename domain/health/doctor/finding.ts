export const FINDING_STATES = ['ok', 'warning', 'problem'] as const;

/** The result of a check of the installation. */
export interface Finding {
  readonly state: (typeof FINDING_STATES)[number];
  /** One sentence without secrets. */
  readonly found: string;
  /** Advice for the operator; null if there is nothing to do. */
  readonly advice: string | null;
}

export const ok = (found: string): Finding => ({ state: 'ok', found, advice: null });
export const warning = (found: string, advice: string): Finding => ({ state: 'warning', found, advice });
export const problem = (found: string, advice: string): Finding => ({ state: 'problem', found, advice });
/** Returns the finding of a check that could not run. */
export const notChecked = (reason: string, advice: string): Finding => warning(`Not checked: ${reason}.`, advice);
