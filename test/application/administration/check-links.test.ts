import { describe, expect, it } from '@jest/globals';
import { CheckLinks } from '../../../application/administration/check-links.js';
import { LinkChecks, LinkProbe, type CheckedLink } from '../../../application/administration/queue-ports.js';

class StubChecks extends LinkChecks {
  readonly saved: CheckedLink[][] = [];
  asked = 0;

  constructor(private readonly links: readonly string[]) {
    super();
  }

  override async due(max: number) {
    this.asked = max;
    return this.links.slice(0, max);
  }

  override async save(checked: readonly CheckedLink[]) {
    this.saved.push([...checked]);
  }
}

/** Answers like the web, and counts how many links are requested at once. */
class StubProbe extends LinkProbe {
  running = 0;
  most = 0;

  override async problemOf(url: string) {
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await Promise.resolve();
    this.running -= 1;
    return url.endsWith('3') ? 'no_answer' : null;
  }
}

const run = async (links: number) => {
  const checks = new StubChecks(Array.from({ length: links }, (_, n) => `https://site.example/${String(n)}`));
  const probe = new StubProbe();
  await new CheckLinks(checks, probe).run();
  return { checks, probe };
};

describe('CheckLinks', () => {
  it('saves what it finds about at most 100 links, five at once', async () => {
    const { checks, probe } = await run(150);
    expect([checks.asked, probe.most, checks.saved.length]).toEqual([100, 5, 20]);
    expect(checks.saved.flat()).toHaveLength(100);
    expect(checks.saved[0]).toEqual([
      ...[0, 1, 2].map((n) => ({ url: `https://site.example/${String(n)}`, problem: null })),
      { url: 'https://site.example/3', problem: 'no_answer' },
      { url: 'https://site.example/4', problem: null },
    ]);
  });

  it('requests and saves nothing if no link is due', async () => {
    const { checks, probe } = await run(0);
    expect([checks.saved, probe.most]).toEqual([[], 0]);
  });
});
