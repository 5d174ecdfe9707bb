import { useState, type ReactNode } from 'react';
import { Play } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import { Card } from '../../ui/card.js';
import { webLink } from './contact-links.js';

interface Props {
  readonly business: BusinessDetail;
}

/** What some listings have beyond the rest: arrival notes, a video, a menu, social links (readings: sections after the listed ones). */
export function Extras({ business }: Props) {
  const { arrivalNotes, youtubeVideoId, menuUrl } = business;
  return (
    <>
      {arrivalNotes && (
        <Part id="arrival" title="Parking and Arrival">
          <p className="whitespace-pre-line">{arrivalNotes}</p>
        </Part>
      )}
      {youtubeVideoId && (
        <Part id="video" title="Video">
          <Video id={youtubeVideoId} name={business.name} />
        </Part>
      )}
      {menuUrl && (
        <Part id="menu" title="Menu or Brochure">
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

/** Nothing is asked of the video's host before somebody wants to see it; without JavaScript it is a link. */
function Video({ id, name }: { readonly id: string; readonly name: string }) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
        title={`Video of ${name}`}
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
      className="flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-md bg-leaf-soft font-semibold text-leaf hover:text-leaf-strong"
    >
      <span className="grid size-14 place-items-center rounded-full bg-leaf text-on-leaf">
        <Play aria-hidden="true" className="size-6 fill-current" />
      </span>
      Play the video
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
    <Part id="social" title="Follow Along">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {links.map(([network, url]) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
              {network}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
