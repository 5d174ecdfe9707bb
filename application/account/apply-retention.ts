import type { MemberData } from './ports.js';

/** Removes what was kept as long as it may be (readings: retention); a job runs it. */
export class ApplyRetention {
  constructor(private readonly data: MemberData) {}

  run(): Promise<void> {
    return this.data.applyRetention();
  }
}
