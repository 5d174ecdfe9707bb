import fc from 'fast-check';
import { OPERATIONS, type Operation } from '../hostile/operations.js';
import { callsOf } from '../privacy/calls.js';
import { attacksOn, written, type Attack } from './attack.js';
import type { Callers, Secrets } from './callers.js';
import { Figures } from './figures.js';
import { judged, type Target } from './judge.js';
import type { Answer } from './send.js';

/** Maximum attempts to make a failing request smaller. */
const MAX_SHRINKS = 150;

const CALLS = callsOf(OPERATIONS.map(({ name }) => name));

export interface Run {
  readonly target: Target;
  readonly callers: Callers;
  readonly seed: number;
  /** Total number of requests, spread over the operations. */
  readonly requests: number;
  /** Only operations whose name contains this text. */
  readonly only?: string;
  /** Called with a description for each operation that failed. */
  readonly onFault: (fault: string) => void;
}

/** Attacks every operation of openapi.yaml and returns the figures. */
export async function attackAll(run: Run): Promise<Figures> {
  const { seed, requests, only = '', onFault } = run;
  const figures = new Figures();
  const signedIn = new SignedIn(run);
  const wanted = OPERATIONS.filter(({ name }) => name.includes(only));
  const each = Math.ceil(requests / wanted.length);
  for (const operation of wanted) {
    const count = Math.min(each, requests - figures.requests);
    const found = count > 0 && (await new Attacker(operation, run.target, signedIn, figures).fault(seed, count));
    if (found) onFault(found);
  }
  return figures;
}

/** The secrets of the callers. They are renewed when a call may have made them invalid. */
class SignedIn {
  private current: Secrets | null = null;
  /** An accepted call may have ended a session, closed an account, or given a business away. */
  private hasChanged = true;

  constructor(private readonly run: Pick<Run, 'target' | 'callers'>) {}

  async secrets(): Promise<Secrets> {
    if (this.current !== null && !this.hasChanged) return this.current;
    this.current = await this.run.callers.signedIn();
    this.hasChanged = false;
    await this.run.target.growth.remember();
    return this.current;
  }

  note({ method }: Attack, { status }: Answer): void {
    if (method !== 'GET' && status > 0 && status < 400) this.hasChanged = true;
  }
}

/** Attacks one operation. */
class Attacker {
  private found: string | null = null;
  private shrinks = 0;
  private secrets: Secrets | null = null;

  constructor(
    private readonly operation: Operation,
    private readonly target: Target,
    private readonly signedIn: SignedIn,
    private readonly figures: Figures,
  ) {}

  /** Returns a description of a defect with the smallest request that shows it; null if there is none. */
  async fault(seed: number, requests: number): Promise<string | null> {
    this.secrets = await this.signedIn.secrets();
    let found: string | null = null;
    const grown = await this.target.growth.largeGrown(async () => {
      const property = fc.asyncProperty(attacksOn(this.operation, CALLS), (attack) => this.isWell(attack));
      const result = await fc.check(property, { seed: seedOf(seed, this.operation), numRuns: requests });
      const attack = result.counterexample?.[0];
      if (result.failed) found = describe(this.operation.name, this.found ?? String(result.errorInstance), attack);
    });
    if (found !== null || grown.length === 0) return found;
    return `${this.operation.name}: large tables grew: ${grown.join(', ')}`;
  }

  private async isWell(attack: Attack): Promise<boolean> {
    if (this.found !== null && ++this.shrinks > MAX_SHRINKS) return true;
    const judgment = await judged(attack, this.secrets!, this.target);
    const { answer, fault } = judgment;
    if (this.found === null) this.figures.add(attack, judgment);
    this.signedIn.note(attack, answer);
    if (answer.status === 401 && attack.caller !== 'visitor') this.secrets = await this.signedIn.secrets();
    this.found = fault ?? this.found;
    return fault === null;
  }
}

/** Each operation has its own seed, so that a new operation does not change the attacks on others. */
function seedOf(seed: number, { name }: Operation): number {
  let hash = seed | 0;
  for (const character of name) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return hash;
}

function describe(name: string, fault: string, attack: Attack | undefined): string {
  if (attack === undefined) return `${name}: ${fault}`;
  const { method, target, caller, changes, body } = attack;
  const short = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text);
  return [
    `${name} as ${caller}: ${fault}`,
    `  ${method} ${short(target)}`,
    ...changes.map(([header, values]) => `  ${header}: ${short(JSON.stringify(values))}`),
    ...(body === null ? [] : [`  ${short(JSON.stringify(body.headers))} ${short(body.bytes.toString())}`]),
    `  npm run test:attacks -- --replay ${written(attack)}`,
  ].join('\n');
}
