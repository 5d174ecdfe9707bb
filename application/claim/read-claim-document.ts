import { refuse } from '../../domain/shared/domain-error.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { FileStore } from '../upload/ports.js';
import type { ReadFile } from '../upload/read-upload.js';
import { mainKey } from '../upload/stored-files.js';
import type { ClaimReads } from './ports.js';

/** An administrator reads a document of a claim; it has no other address. */
export class ReadClaimDocument {
  constructor(
    private readonly claims: ClaimReads,
    private readonly files: FileStore,
  ) {}

  /** The document by its place, from 1; a PDF is for downloading, under a name of the server's. Refuses with NOT_FOUND. */
  async run(claimId: number, place: number): Promise<ReadFile> {
    const address = (await this.claims.document(claimId, place)) ?? refuse('NOT_FOUND', 'Not found');
    const id = uploadIdIn(address) ?? refuse('NOT_FOUND', 'Not found');
    const isPdf = address.endsWith('.pdf');
    const contentType = isPdf ? 'application/pdf' : 'image/webp';
    const bytes = await this.files.read(mainKey({ id, kind: 'claim_document', contentType }));
    if (bytes === null) return refuse('NOT_FOUND', 'Not found');
    // A picture is the server's own work and may be shown; a PDF is what a stranger sent.
    return {
      bytes,
      contentType,
      downloadName: isPdf ? `claim-${claimId}-document-${place}.pdf` : null,
      isPrivate: true,
    };
  }
}
