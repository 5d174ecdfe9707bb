import { NEWS_KINDS, NEWS_TITLES, newsLine, type PlaceNews } from '../../domain/alert/place-news.js';
import type { EmailContent, EmailEntry } from '../shared/outbox.js';
import type { AlertNews, Followed } from './ports.js';

/** Returns the path of the page that shows what an alert follows. */
export function pathOf(what: Followed): string {
  return what.kind === 'place' ? `/business/${what.businessId}` : `/browse?${what.search}`;
}

/** Returns the email about the news of an alert. */
export function digestEmail(label: string, what: Followed, news: AlertNews, stopSecret: string): EmailContent {
  const { total, places } = news;
  return {
    subject: what.kind === 'place' ? `News about ${label}` : `${label}: ${counted(total)} with news`,
    paragraphs: [opening(label, what, news)],
    sections: NEWS_KINDS.flatMap((kind) => {
      const entries = places.filter((place) => place.kind === kind).map(entryOf);
      return entries.length === 0 ? [] : [{ title: NEWS_TITLES[kind], entries }];
    }),
    ...(what.kind === 'search' && { action: { label: 'See all places', path: pathOf(what) } }),
    stopPath: `/stop-alert?token=${stopSecret}`,
    reason: `You received this email because you follow “${label}”. To change when we email you, go to Alerts in your account.`,
  };
}

function opening(label: string, what: Followed, { total, places }: AlertNews): string {
  if (what.kind === 'place') return `There’s news about ${label}, a place you follow.`;
  const news = `There’s news about ${counted(total)} in your alert “${label}”.`;
  return total > places.length ? `${news} This email lists ${places.length} of them.` : news;
}

const counted = (total: number): string => (total === 1 ? '1 place' : `${total.toLocaleString('en-US')} places`);

function entryOf(place: PlaceNews): EmailEntry {
  const line = newsLine(place);
  return {
    label: place.name,
    path: `/business/${place.businessId}`,
    lines: [place.address, line].filter((text): text is string => text !== null && text !== ''),
  };
}
