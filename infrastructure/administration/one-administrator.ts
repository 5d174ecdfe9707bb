import { Administrators } from '../../application/administration/ports.js';

/** Who signs in by the one password is one administrator, with one name. */
export class OneAdministrator extends Administrators {
  override count(): Promise<number> {
    return Promise.resolve(1);
  }
}
