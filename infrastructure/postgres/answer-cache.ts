import QuickLRU from 'quick-lru';
import type { ChangedTags, ContentChanges } from './content-changes.js';
import { dependOn, withTags } from './content-tags.js';
import { readFromPrimary } from './replicas/reading.js';

/** How long answers are cached, in ms by their age. */
export interface CacheLimits<Value> {
  /** Below this age, an answer is returned as is. */
  readonly freshMs: number;
  /** Below this age, an answer is returned while a new one is computed. */
  readonly staleMs: number;
  /** After a failure, the same error is thrown for this long. */
  readonly failureMs: number;
  /** Maximum number of answers. */
  readonly maxSize: number;
  /** Which answers are cached. Default: all. */
  readonly isWorthCaching?: (value: Value) => boolean;
}

/** `hit`: the answer was cached or is being computed for another request. `miss`: it is computed for this one. */
export type CountAnswer = (result: 'hit' | 'miss') => void;

interface CacheOptions {
  readonly clock?: () => number;
  /** If given, an answer is forgotten when something changes that it shows (`dependOn`), whatever its age. */
  readonly changes?: Pick<ContentChanges, 'isCurrent' | 'onChange'> | undefined;
  readonly count?: CountAnswer | undefined;
}

interface Entry<Content> {
  readonly at: number;
  readonly content: Content;
}

interface Answer<Value> extends Entry<Value> {
  /** What it shows. */
  readonly tags: ReadonlySet<string>;
}

/** The tags that changed while an answer was computed. */
interface Meanwhile {
  readonly changed: Set<string>;
  isAnything: boolean;
}

/**
 * Caches expensive answers. Each answer is computed once at a time, however many callers ask for it. Failures are
 * cached too, so a failing query doesn't run again on every keystroke.
 */
export class AnswerCache<Value> {
  private readonly answers: QuickLRU<string, Answer<Value>>;
  private readonly failures: QuickLRU<string, Entry<Error>>;
  private readonly running = new Map<string, Promise<Answer<Value>>>();
  private readonly computations = new Set<Meanwhile>();
  private readonly clock: () => number;

  constructor(
    private readonly limits: CacheLimits<Value>,
    private readonly options: CacheOptions = {},
  ) {
    // Monotonic: if the system's clock is set back, answers must not stay fresh for hours.
    this.clock = options.clock ?? (() => performance.now());
    this.answers = new QuickLRU({ maxSize: limits.maxSize });
    this.failures = new QuickLRU({ maxSize: limits.maxSize });
    options.changes?.onChange((tags) => this.forget(tags));
  }

  /** Returns the cached answer of a key, or the one that `compute` returns. Throws the error of `compute`, cached or new. */
  async get(key: string, compute: () => Promise<Value>): Promise<Value> {
    const cached = this.options.changes?.isCurrent === false ? undefined : this.answers.get(key);
    const age = cached === undefined ? Infinity : this.clock() - cached.at;
    const isUsable = cached !== undefined && age < this.limits.staleMs;
    this.options.count?.(isUsable || this.running.has(key) ? 'hit' : 'miss');
    if (!isUsable) return shown(await this.fresh(key, compute));
    // No caller waits for this promise. If it fails, the stale answer stays in use.
    if (age >= this.limits.freshMs) this.fresh(key, compute).catch(() => undefined);
    return shown(cached);
  }

  private async fresh(key: string, compute: () => Promise<Value>): Promise<Answer<Value>> {
    const failure = this.failures.get(key);
    if (failure !== undefined && this.clock() - failure.at < this.limits.failureMs) throw failure.content;
    const present = this.running.get(key);
    if (present !== undefined) return present;
    const running: Promise<Answer<Value>> = this.computed(key, compute).finally(() => {
      if (this.running.get(key) === running) this.running.delete(key);
    });
    this.running.set(key, running);
    return running;
  }

  private async computed(key: string, compute: () => Promise<Value>): Promise<Answer<Value>> {
    const at = this.clock();
    const meanwhile: Meanwhile = { changed: new Set(), isAnything: false };
    this.computations.add(meanwhile);
    try {
      // A replica may not have the change that made the last answer stale.
      const { result: content, tags } = await withTags(
        this.options.changes === undefined ? compute : () => readFromPrimary(compute),
      );
      const answer = { at, content, tags };
      const isOutdated = meanwhile.isAnything || haveSame(meanwhile.changed, tags);
      if (isOutdated || this.limits.isWorthCaching?.(content) === false) this.answers.delete(key);
      else this.answers.set(key, answer);
      this.failures.delete(key);
      return answer;
    } catch (error) {
      this.failures.set(key, { at: this.clock(), content: error as Error });
      throw error;
    } finally {
      this.computations.delete(meanwhile);
    }
  }

  private forget(tags: ChangedTags): void {
    for (const meanwhile of this.computations) {
      if (tags === null) meanwhile.isAnything = true;
      else for (const tag of tags) meanwhile.changed.add(tag);
    }
    // Later callers must not get an answer whose computation began before the change.
    this.running.clear();
    this.failures.clear();
    if (tags === null) return this.answers.clear();
    for (const [key, answer] of this.answers) if (haveSame(answer.tags, tags)) this.answers.delete(key);
  }
}

function haveSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  for (const tag of fewer) if (more.has(tag)) return true;
  return false;
}

/** Returns the content of an answer. An answer that is computed from it shows the same. */
function shown<Value>({ content, tags }: Answer<Value>): Value {
  dependOn(tags);
  return content;
}
