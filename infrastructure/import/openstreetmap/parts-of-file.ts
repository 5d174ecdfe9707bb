import { open } from 'node:fs/promises';
import { ImportFileError } from '../../../application/import/ports.js';

/** A file of which parts are read; whoever opens it closes it. */
export async function openForParts(path: string) {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  return {
    size,
    /** Exactly so many bytes. Throws ImportFileError where the file ends before. */
    async read(position: number, length: number): Promise<Buffer> {
      if (position + length > size) throw new ImportFileError('The file ends in the middle; it was not copied whole.');
      const bytes = Buffer.allocUnsafe(length);
      const { bytesRead } = await handle.read(bytes, 0, length, position);
      if (bytesRead !== length) throw new ImportFileError('The file ends in the middle; it was not copied whole.');
      return bytes;
    },
    close: () => handle.close(),
  };
}
