import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';
import { ImportFileError } from './import-file-error.js';

/** Product decision: text packs to about a twentieth of its size. A file that unpacks to much more is an attack. */
const MAX_UNPACKED_TIMES = 40;
const MAX_UNPACKED_MORE = 64 * 1024 * 1024;

type Unpacker = Duplex | NodeJS.ReadWriteStream;

/** The formats by their first bytes. The name doesn't count, because browsers may unpack a file before they send it. */
const UNPACKERS: readonly { readonly begins: readonly number[]; readonly unpacker: () => Unpacker }[] = [
  { begins: [0x1f, 0x8b], unpacker: () => createGunzip() },
  { begins: [...'BZh'].map((sign) => sign.charCodeAt(0)), unpacker: () => unbzip2() },
];

/**
 * Yields the bytes of a file, unpacked if it is a gzip or bzip2 file. `tell` receives the share of the file that was
 * read. Throws ImportFileError if it can't be unpacked, or unpacks to more than 40 times its size.
 */
export async function* unpackedFile(path: string, tell: (share: number) => void): AsyncGenerator<Uint8Array> {
  const { size, unpacker } = await contentOf(path);
  const file = createReadStream(path);
  const onRead = () => tell(size === 0 ? 1 : Math.min(1, file.bytesRead / size));
  if (unpacker === null) {
    for await (const chunk of file as AsyncIterable<Uint8Array>) {
      onRead();
      yield chunk;
    }
    return;
  }
  const unpacked = new PassThrough();
  const running = pipeline([file, unpacker, unpacked] as NodeJS.ReadWriteStream[]).catch((error: unknown) => error);
  let bytesLeft = size * MAX_UNPACKED_TIMES + MAX_UNPACKED_MORE;
  try {
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
      onRead();
      bytesLeft -= chunk.length;
      if (bytesLeft < 0)
        throw new ImportFileError(`The file unpacks to more than ${MAX_UNPACKED_TIMES} times its size.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError('The file cannot be unpacked: it is damaged or incomplete.');
  } finally {
    unpacked.destroy();
    file.destroy();
    await running;
  }
}

async function contentOf(path: string) {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3, 0);
    const found = UNPACKERS.find(
      ({ begins }) => begins.length <= bytesRead && begins.every((byte, at) => buffer[at] === byte),
    );
    return { size, unpacker: found?.unpacker() ?? null };
  } finally {
    await handle.close();
  }
}
