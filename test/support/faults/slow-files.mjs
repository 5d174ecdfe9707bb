/**
 * Loaded before the product, in a process whose disk a test slows down. Opening, writing, syncing, renaming, and deleting
 * files each take until the disk's next turn. The test gives turns by opening the pipe FAULTS_DISK for writing, while
 * the file of that name with the suffix .slow exists. As with a real disk, each waiting operation occupies one of the
 * few threads that Node.js has for files, and synchronous ones stop everything.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const pipe = process.env.FAULTS_DISK;
/** Standard input, output, and error are no files. */
const FIRST_FILE = 3;

const { closeSync, existsSync, openSync } = fs;
const { open } = fs.promises;
const isSlow = () => existsSync(`${pipe}.slow`);
const isFile = (target) => typeof target !== 'number' || target >= FIRST_FILE;

/** Opening a pipe for reading waits until someone opens it for writing. */
async function wait() {
  if (!isSlow()) return;
  const reader = await open(pipe, 'r');
  await reader.close();
}

function waitSync() {
  if (isSlow()) closeSync(openSync(pipe, 'r'));
}

function slowPromise(owner, name) {
  const fast = owner[name];
  owner[name] = async function (...given) {
    await wait();
    return fast.apply(this, given);
  };
}

/** Files that are only read open at once. */
function slowOpen() {
  fs.promises.open = async function (path, flags = 'r', mode) {
    if (flags !== 'r') await wait();
    return open(path, flags, mode);
  };
}

function slowCallback(name) {
  const fast = fs[name];
  fs[name] = function (...given) {
    if (!isFile(given[0])) return fast.apply(this, given);
    wait().then(() => fast.apply(this, given));
  };
}

function slowSync(name) {
  const fast = fs[name];
  fs[name] = function (...given) {
    if (isFile(given[0])) waitSync();
    return fast.apply(this, given);
  };
}

if (pipe !== undefined) {
  const handle = await open(import.meta.filename, 'r');
  for (const name of ['write', 'writev', 'writeFile', 'appendFile', 'sync', 'datasync', 'truncate'])
    slowPromise(Object.getPrototypeOf(handle), name);
  await handle.close();
  for (const name of ['writeFile', 'appendFile', 'rename', 'rm', 'unlink', 'mkdir', 'copyFile'])
    slowPromise(fs.promises, name);
  slowOpen();
  for (const name of ['write', 'writev', 'fsync', 'fdatasync']) slowCallback(name);
  for (const name of ['writeFileSync', 'appendFileSync', 'renameSync', 'rmSync', 'writeSync', 'fsyncSync'])
    slowSync(name);
  syncBuiltinESMExports();
}
