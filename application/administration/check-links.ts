import type { CheckedLink, LinkChecks, LinkProbe } from './queue-ports.js';

/** Links that one run checks, and how many at once. A link takes at most five seconds. */
const LINKS_PER_RUN = 100;
const LINKS_AT_ONCE = 5;

/** Checks whether the links of waiting items can be reached. Each is checked at most once a day. */
export class CheckLinks {
  constructor(
    private readonly checks: LinkChecks,
    private readonly probe: LinkProbe,
  ) {}

  async run(): Promise<void> {
    const due = await this.checks.due(LINKS_PER_RUN);
    for (let start = 0; start < due.length; start += LINKS_AT_ONCE) {
      const part = due.slice(start, start + LINKS_AT_ONCE);
      await this.checks.save(await Promise.all(part.map((url) => this.#check(url))));
    }
  }

  async #check(url: string): Promise<CheckedLink> {
    return { url, problem: await this.probe.problemOf(url) };
  }
}
