import {
  FileStore,
  PictureMaker,
  UploadRecords,
  type MadePicture,
  type PictureFault,
  type Upload,
} from '../../../application/upload/ports.js';
import { PICTURE_WIDTHS } from '../../../domain/upload/upload-address.js';
import type { UploadKind } from '../../../domain/upload/upload-kind.js';
import type { Memory } from './memory.js';

export class FakeUploadRecords extends UploadRecords {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(upload: Upload): Promise<void> {
    this.memory.changing.uploads.push({ ...upload, freeSince: new Date() });
  }

  override async bytesInLastDay(userId: string): Promise<number> {
    const own = this.memory.changing.uploads.filter((each) => each.userId === userId);
    return own.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  override async use(userId: string, kind: UploadKind, ids: readonly string[]): Promise<Upload[]> {
    const state = this.memory.changing;
    const unused = state.uploads.filter(
      (each) => ids.includes(each.id) && each.userId === userId && each.kind === kind && each.freeSince !== null,
    );
    state.uploads = state.uploads.map((each) => (unused.includes(each) ? { ...each, freeSince: null } : each));
    return unused.map(({ freeSince: _, ...upload }) => ({ ...upload, userId }));
  }

  override async release(userId: string, kind: UploadKind, ids: readonly string[]): Promise<void> {
    const state = this.memory.changing;
    state.uploads = state.uploads.map((each) =>
      ids.includes(each.id) && each.userId === userId && each.kind === kind && each.freeSince === null
        ? { ...each, freeSince: new Date() }
        : each,
    );
  }

  override async orphans(before: Date, max: number): Promise<Pick<Upload, 'id' | 'kind' | 'contentType'>[]> {
    return this.memory.changing.uploads
      .filter(({ userId, freeSince }) => userId === null || (freeSince !== null && freeSince < before))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, max)
      .map(({ id, kind, contentType }) => ({ id, kind, contentType }));
  }

  override async isTakenDown(userId: string, id: string): Promise<boolean> {
    const { uploads, takenDown } = this.memory.changing;
    return takenDown.includes(id) && uploads.some((each) => each.id === id && each.userId === userId);
  }

  override async isRecorded(id: string): Promise<boolean> {
    return this.memory.changing.uploads.some((each) => each.id === id);
  }

  override async forget(ids: readonly string[]): Promise<void> {
    const state = this.memory.changing;
    state.uploads = state.uploads.filter(({ id }) => !ids.includes(id));
  }
}

export class FakeFileStore extends FileStore {
  readonly files = new Map<string, Uint8Array>();

  override async put(key: string, bytes: Uint8Array): Promise<void> {
    this.files.set(key, bytes.slice());
  }

  override async read(key: string): Promise<Uint8Array | null> {
    return this.files.get(key)?.slice() ?? null;
  }

  override async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.files.delete(key);
  }

  override async removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }
}

/** Makes a picture of each width and half its height from any file, unless `fault` is set. */
export class FakePictureMaker extends PictureMaker {
  fault: PictureFault | null = null;

  override async make(): Promise<MadePicture | PictureFault> {
    if (this.fault !== null) return this.fault;
    const sizes = PICTURE_WIDTHS.map((wanted) => ({
      ...{ wanted, width: wanted, height: wanted / 2 },
      bytes: Uint8Array.of(wanted / 100),
    }));
    return { width: 1600, height: 800, sizes };
  }

  override async toAvif(bytes: Uint8Array): Promise<Uint8Array> {
    return bytes.slice();
  }
}
