import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupProblem } from './backup-problem.js';

/** Encrypts and decrypts the parts of a backup. */
export interface Seal {
  /** The key of the entry, encrypted with the passphrase; null without one. */
  readonly lockedKey: Uint8Array | null;
  close(bytes: Uint8Array): Promise<Uint8Array>;
  open(bytes: Uint8Array): Promise<Uint8Array>;
}

export const NO_SEAL: Seal = { lockedKey: null, close: async (bytes) => bytes, open: async (bytes) => bytes };

/**
 * Returns a seal in the format of age (age-encryption.org), whose tools can open it too. Each entry has a key of its own,
 * because a passphrase takes a second to check.
 */
export async function newSeal(passphrase: string): Promise<Seal> {
  const identity = await generateX25519Identity();
  const locker = new Encrypter();
  locker.setPassphrase(passphrase);
  return sealWith(identity, await locker.encrypt(identity));
}

/** Throws BackupProblem for the wrong passphrase. */
export async function openSeal(passphrase: string, lockedKey: Uint8Array): Promise<Seal> {
  const opener = new Decrypter();
  opener.addPassphrase(passphrase);
  const identity = await opener.decrypt(lockedKey, 'text').catch((error: unknown) => {
    throw new BackupProblem('The passphrase does not open this backup. Check BACKUP_PASSPHRASE.', error);
  });
  return sealWith(identity, lockedKey);
}

async function sealWith(identity: string, lockedKey: Uint8Array): Promise<Seal> {
  const recipient = await identityToRecipient(identity);
  return {
    lockedKey,
    close: (bytes) => {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return encrypter.encrypt(bytes);
    },
    open: (bytes) => {
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      return decrypter.decrypt(bytes);
    },
  };
}
