import { Logo } from '../../illustrations/logo.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { qrPath } from '../../lib/qr-path.js';

export type Paper = 'letter' | 'a4';

interface PosterProps {
  readonly name: string;
  readonly siteName: string;
  /** The public address of the place's page, as it is written into the code. */
  readonly url: string;
  readonly paper: Paper;
}

/** The sheet for a window: that pets are welcome, where one is, and the way to the place's page. */
export function Poster({ name, siteName, url, paper }: PosterProps) {
  const code = qrPath(url);
  return (
    <div className={`poster ${paper === 'a4' ? 'poster-a4' : 'poster-letter'} rounded-md shadow-lift`}>
      <figure aria-label={`Poster of ${name}`} className="poster-sheet">
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
        <p className="poster-call">Scan for pet perks, photos and reviews</p>
        <p className="poster-address">{withoutScheme(url)}</p>
        <p className="poster-site">
          <Logo />
          {siteName}
        </p>
      </figure>
    </div>
  );
}

/** As somebody types it. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
