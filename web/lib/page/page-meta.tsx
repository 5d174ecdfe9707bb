import { usePage } from './page-context.js';

export interface PageMetaProps {
  readonly title: string;
  /** True if the title appears without the site’s name. */
  readonly isFullTitle?: boolean | undefined;
  readonly description: string;
  /** The page's canonical path; absent if it has none (404). */
  readonly path?: string | undefined;
  /** URL of a picture for social networks, on this site or another. */
  readonly image?: string | null | undefined;
  readonly type?: 'website' | 'article' | undefined;
}

/** Shown by social networks for pages without their own picture. */
const SITE_CARD = '/social-card.jpg';

/** Title, description, canonical link, and social tags. React moves them into <head>. */
export function PageMeta({ isFullTitle = false, description, path, image, type = 'website', ...props }: PageMetaProps) {
  const { publicUrl, site } = usePage();
  const title = isFullTitle ? props.title : `${props.title} | ${site.name}`;
  const address = path === undefined ? undefined : `${publicUrl}${path}`;
  const picture = new URL(image || SITE_CARD, publicUrl).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address !== undefined && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
