import { useState, type ReactNode } from 'react';
import { Play } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { placeDrawing } from '../../../interfaces/contract/shared/words.js';
import { webLink } from '../../lib/words/web-link.js';
import { Card } from '../../ui/page/card.js';
import { Picture } from '../../ui/show/picture.js';

interface Props {
  readonly business: BusinessDetail;
}

/** Sections that only some businesses have, so they come last: arrival notes, a video, a menu, and social links. */
export function OptionalSections({ business }: Props) {
  const { arrivalNotes, youtubeVideoId, menuUrl } = business;
  return (
    <>
      {arrivalNotes && (
        <Part id="arrival" title="Parking and arrival">
          <p className="whitespace-pre-line">{arrivalNotes}</p>
        </Part>
      )}
      {youtubeVideoId && (
        <Part id="video" title="Video">
          <Video id={youtubeVideoId} business={business} />
        </Part>
      )}
      {menuUrl && (
        <Part id="menu" title="Menu or brochure">
          <a href={menuUrl} target="_blank" rel="noopener noreferrer" className="text-link">
            Open the menu or brochure
          </a>
        </Part>
      )}
      <SocialLinks business={business} />
    </>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** Loads nothing from the video's host until the visitor starts the video. Without JavaScript, it is a link. */
function Video({ id, business }: Props & { readonly id: string }) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
        title={`Video of ${business.name}`}
        allow="autoplay; fullscreen"
        className="aspect-video w-full rounded-md"
      />
    );
  }
  return (
    <a
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
      className="group relative block aspect-video w-full overflow-hidden rounded-md"
    >
      <Picture
        src={business.images[0]}
        drawing={placeDrawing(business)}
        alt=""
        width={800}
        height={450}
        sizes="(min-width: 64rem) 20rem, 92vw"
        className="size-full"
      />
      <span className="absolute inset-0 grid place-items-center bg-scrim">
        <span className="flex items-center gap-3 rounded-full bg-card px-5 py-2.5 font-semibold text-leaf shadow-lift transition-transform group-hover:scale-105">
          <Play aria-hidden="true" className="size-5 fill-current" />
          Play the video
        </span>
      </span>
    </a>
  );
}

function SocialLinks({ business }: Props) {
  const links = [
    ['Facebook', webLink(business.facebookUrl)],
    ['Instagram', webLink(business.instagramUrl)],
    ['TikTok', webLink(business.tiktokUrl)],
  ].filter((link): link is [string, string] => link[1] != null);
  if (links.length === 0) return null;
  return (
    <Part id="social" title="Follow along">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {links.map(([network, url]) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link"
              data-interaction="social_media_click"
            >
              {network}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
