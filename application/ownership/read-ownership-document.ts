import { refuse } from '../../domain/shared/domain-error.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { FileStore } from '../upload/ports.js';
import type { ReadFile } from '../upload/read-upload.js';
import { mainKey } from '../upload/stored-files.js';
import type { AdminOwnershipReads, DocumentSide } from './ports.js';

/** Returns a document of one side of a request. Documents have no public address: the other side can't read them. */
export class ReadOwnershipDocument {
  constructor(
    private readonly reads: AdminOwnershipReads,
    private readonly files: FileStore,
  ) {}

  /** Returns the document by its position, from 1. A PDF gets a name and is only for download. Throws NOT_FOUND. */
  async run(_administrator: AdministratorActor, id: number, side: DocumentSide, place: number): Promise<ReadFile> {
    const address = (await this.reads.document(id, side, place)) ?? refuse('NOT_FOUND', 'Not found');
    const uploadId = uploadIdIn(address) ?? refuse('NOT_FOUND', 'Not found');
    const isPdf = address.endsWith('.pdf');
    const contentType = isPdf ? 'application/pdf' : 'image/webp';
    const bytes = await this.files.read(mainKey({ id: uploadId, kind: 'claim_document', contentType }));
    if (bytes === null) return refuse('NOT_FOUND', 'Not found');
    const downloadName = isPdf ? `ownership-request-${id}-${side}-document-${place}.pdf` : null;
    return { bytes, contentType, downloadName, isPrivate: true };
  }
}
