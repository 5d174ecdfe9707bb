import { ProfilePictures } from '../../application/ports/profile-pictures.js';
import { refuse } from '../../domain/shared/domain-error.js';

/** Takes no picture. */
export class RefusedPictures extends ProfilePictures {
  override async take(): Promise<string> {
    return refuse('INVALID_INPUT', 'Please select an image file (JPEG, PNG, GIF, WebP)', 'profileImageUrl');
  }
}
