import type { MemberData } from './ports.js';

/** Removes what was kept for as long as the retention periods allow; a nightly job runs it. */
export class ApplyRetention {
  constructor(private readonly data: MemberData) {}

  run(): Promise<void> {
    return this.data.applyRetention();
  }
}
