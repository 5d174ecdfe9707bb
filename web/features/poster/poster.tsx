import { Logo } from '../../illustrations/logo.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { qrPath } from '../../lib/pictures/qr-code.js';

export type Paper = 'letter' | 'a4';

interface PosterProps {
  readonly name: string;
  readonly siteName: string;
  /** The public URL of the business, encoded in the QR code. */
  readonly url: string;
  readonly paper: Paper;
}

/** A window poster that says pets are welcome, with the link to the page of the business. */
export function Poster({ name, siteName, url, paper }: PosterProps) {
  const code = qrPath(url);
  return (
    <div className={`poster ${paper === 'a4' ? 'poster-a4' : 'poster-letter'} rounded-md shadow-lift`}>
      <figure aria-label={`Poster for ${name}`} className="poster-sheet">
        <div className="poster-pets">
          <PetIllustration pet="dog" />
          <PetIllustration pet="cat" />
        </div>
        <p className="poster-headline">Pets are welcome here!</p>
        <p className="poster-name">{name}</p>
        <svg
          role="img"
          aria-label={`QR code: ${url}`}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          className="poster-code"
        >
          <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
          <path fill="#000" d={code.d} />
        </svg>
        <p className="poster-call">Scan for pet perks, photos, and reviews</p>
        <p className="poster-address">{withoutScheme(url)}</p>
        <p className="poster-site">
          <Logo />
          {siteName}
        </p>
      </figure>
    </div>
  );
}

/** Returns the URL as people type it. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
