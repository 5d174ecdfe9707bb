import type Provider from 'oidc-provider';
import type { KeySet, SigningKeys } from './signing-keys.repository.js';

/** The embedded provider over the present keys: made at the first use, and again when a key comes, goes or begins to sign. */
export class RunningProvider {
  #made: { readonly version: string; readonly provider: Provider } | null = null;

  constructor(
    private readonly keys: Pick<SigningKeys, 'present'>,
    private readonly create: (keys: KeySet['keys']) => Provider,
  ) {}

  /** Rejects where the database does not answer. */
  async present(): Promise<Provider> {
    const { version, keys } = await this.keys.present();
    if (this.#made?.version !== version) this.#made = { version, provider: this.create(keys) };
    return this.#made.provider;
  }
}
