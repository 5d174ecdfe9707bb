import type Provider from 'oidc-provider';
import type { KeySet, SigningKeys } from './signing-keys.js';

/**
 * The embedded provider with the current keys. Created at the first use, and again when the keys or the signing key
 * change.
 */
export class RunningProvider {
  #made: { readonly version: string; readonly provider: Provider } | null = null;

  constructor(
    private readonly keys: Pick<SigningKeys, 'present'>,
    private readonly create: (keys: KeySet['keys']) => Provider,
  ) {}

  /** Rejects if the database does not answer. */
  async present(): Promise<Provider> {
    const { version, keys } = await this.keys.present();
    if (this.#made?.version !== version) this.#made = { version, provider: this.create(keys) };
    return this.#made.provider;
  }
}
