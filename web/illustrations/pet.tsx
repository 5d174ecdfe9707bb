import { Drawing, type DrawingProps } from './drawing.js';
import { PET_KINDS } from './scene-name.js';

/** A portrait of a type of pet on a round background. An unknown type shows 'other'. */
export function PetIllustration({ pet, ...props }: DrawingProps & { readonly pet: string }) {
  const kind = PET_KINDS.find((each) => each === pet) ?? 'other';
  return <Drawing scene={kind} viewBox="0 0 120 120" {...props} />;
}
