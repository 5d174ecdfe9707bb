import {
  AdministratorPasswords,
  Administrators,
  AdministratorSessions,
  SecondFactors,
  type AdministratorRecord,
  type WithPassword,
} from '../../../application/administration/ports.js';
import {
  SavedReplies,
  type SavedReplyContent,
  type SavedReplyRecord,
} from '../../../application/administration/reply-ports.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import { administratorKey } from '../../../domain/administration/administrator.js';
import { RECOVERY_CODES, TOTP } from '../../../domain/administration/second-factor.js';
import { anAdministrator, type Memory } from './memory.js';

const isNamed = (name: string) => (each: AdministratorRecord) => administratorKey(each.name) === administratorKey(name);

export class FakeAdministrators extends Administrators {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async named(name: string): Promise<AdministratorRecord | null> {
    return this.memory.state.administrators.find(isNamed(name)) ?? null;
  }

  override async all(): Promise<readonly AdministratorRecord[]> {
    return this.memory.state.administrators;
  }

  override async count(): Promise<number> {
    return this.memory.changing.administrators.length;
  }

  override async hold(id: number): Promise<AdministratorRecord | null> {
    return this.memory.changing.administrators.find((each) => each.id === id) ?? null;
  }

  override async holdAll(): Promise<readonly AdministratorRecord[]> {
    return this.memory.changing.administrators;
  }

  override async add(name: string, passwordHash: string): Promise<AdministratorRecord | null> {
    const state = this.memory.changing;
    if (state.administrators.some(isNamed(name))) return null;
    const id = Math.max(0, ...state.administrators.map((each) => each.id)) + 1;
    const added = anAdministrator({ id, name, passwordHash });
    state.administrators = [...state.administrators, added];
    return added;
  }

  override async save(administrator: AdministratorRecord): Promise<void> {
    const state = this.memory.changing;
    state.administrators = state.administrators.map((each) => (each.id === administrator.id ? administrator : each));
  }

  override async remove(id: number): Promise<void> {
    const state = this.memory.changing;
    state.administrators = state.administrators.filter((each) => each.id !== id);
  }
}

/** Sessions that all exist, except the one called ENDED. */
export class FakeAdministratorSessions extends AdministratorSessions {
  static readonly ENDED = 'ended';

  override async begin(): Promise<string> {
    return 'token';
  }

  override async find(): Promise<null> {
    return null;
  }

  override async requireOpen(sessionId: string): Promise<void> {
    if (sessionId === FakeAdministratorSessions.ENDED) refuse('UNAUTHORIZED', 'Unauthorized');
  }

  override async end(): Promise<void> {
    // Nothing to end in the fake.
  }

  override async endOthers(): Promise<void> {
    // Nothing to end in the fake.
  }
}

/** Stores passwords with a prefix. An administrator without one has the password `of the settings`. */
export class FakeAdministratorPasswords extends AdministratorPasswords {
  override async fits(administrator: WithPassword | null, typed: string): Promise<boolean> {
    if (administrator === null) return false;
    return (administrator.passwordHash ?? 'hash of the settings') === `hash ${typed}`;
  }

  override async hashOf(password: string): Promise<string> {
    return `hash ${password}`;
  }

  override async problemOf(password: string, name: string): Promise<string | null> {
    return password === name ? 'This is easy to guess.' : null;
  }
}

/** Uses the last digits of the time step as the code. */
export class FakeSecondFactors extends SecondFactors {
  #made = 0;

  /** Returns the code at a given time. */
  static codeAt(now: Date): string {
    return String(Math.floor(now.getTime() / 1000 / TOTP.periodS)).slice(-TOTP.digits);
  }

  override newSecret(): string {
    return `secret ${String((this.#made += 1))}`;
  }

  override seal(secret: string): string {
    return `sealed ${secret}`;
  }

  override uriOf(secret: string, name: string): string {
    return `otpauth://${name}/${secret}`;
  }

  override stepOf(sealed: string, code: string, now: Date): number | null {
    if (!sealed.startsWith('sealed ') || code !== FakeSecondFactors.codeAt(now)) return null;
    return Math.floor(now.getTime() / 1000 / TOTP.periodS);
  }

  override newRecoveryCodes(): readonly string[] {
    return Array.from({ length: RECOVERY_CODES.count }, (_, n) => 'abcdefghij'[n]!.repeat(RECOVERY_CODES.letters));
  }

  override hashOf(administratorId: number, recoveryCode: string): string {
    return `${String(administratorId)}:${recoveryCode}`;
  }
}

const byTitle = (one: SavedReplyRecord, other: SavedReplyRecord): number =>
  one.title.toLowerCase().localeCompare(other.title.toLowerCase()) || one.id - other.id;

export class FakeSavedReplies extends SavedReplies {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async all(): Promise<readonly SavedReplyRecord[]> {
    return this.memory.state.savedReplies.toSorted(byTitle);
  }

  override async hold(id: number): Promise<SavedReplyRecord | null> {
    return this.memory.changing.savedReplies.find((each) => each.id === id) ?? null;
  }

  override async add(content: SavedReplyContent, by: string, max: number): Promise<SavedReplyRecord | null> {
    const { savedReplies } = this.memory.changing;
    if (savedReplies.length >= max) return null;
    const id = Math.max(0, ...savedReplies.map((each) => each.id)) + 1;
    const at = new Date();
    const added = { id, ...content, createdBy: by, updatedBy: by, createdAt: at, updatedAt: at, version: 1 };
    savedReplies.push(added);
    return added;
  }

  override async change(id: number, content: SavedReplyContent, by: string, now: Date): Promise<SavedReplyRecord> {
    const state = this.memory.changing;
    const before = state.savedReplies.find((each) => each.id === id);
    if (before === undefined) throw new Error(`There is no reply ${String(id)}.`);
    const after = { ...before, ...content, updatedBy: by, updatedAt: now, version: before.version + 1 };
    state.savedReplies = state.savedReplies.map((each) => (each.id === id ? after : each));
    return after;
  }

  override async remove(id: number): Promise<void> {
    const state = this.memory.changing;
    state.savedReplies = state.savedReplies.filter((each) => each.id !== id);
  }
}
