import type { FileType } from '../../domain/upload/file-type.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';

/** A file that a member uploaded. */
export interface Upload {
  readonly id: string;
  readonly userId: string;
  readonly kind: UploadKind;
  /** As it is kept: a picture is `image/webp`. */
  readonly contentType: FileType;
  /** Of its largest size, in pixels; null for a document. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
}

/** Which files were uploaded, by whom, and whether they are used. */
export abstract class UploadRecords {
  /** Records an upload that nobody uses yet. */
  abstract add(upload: Upload): Promise<void>;
  /** Takes unused uploads of this member and kind into use, in the running transaction; answers those that it could take. */
  abstract use(userId: string, kind: UploadKind, ids: readonly string[]): Promise<readonly Upload[]>;
  /** Ends the use of uploads of this member and kind, in the running transaction. */
  abstract release(userId: string, kind: UploadKind, ids: readonly string[]): Promise<void>;
  /** Uploads that have been used by nobody since `before`, or have lost their member; locked against use until the transaction ends. */
  abstract orphans(before: Date, max: number): Promise<readonly Pick<Upload, 'id' | 'kind' | 'contentType'>[]>;
  /** Forgets uploads, in the running transaction. */
  abstract forget(ids: readonly string[]): Promise<void>;
}
