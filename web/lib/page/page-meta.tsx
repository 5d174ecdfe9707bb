import { usePage } from './page-context.js';

interface PageMetaProps {
  /** The whole title, as the browser shows it. */
  readonly title: string;
  readonly description: string;
  /** The page's one address, from the root of the site; absent where it has none (404). */
  readonly path?: string | undefined;
  /** A picture for social networks, an address of this site or another. */
  readonly image?: string | null | undefined;
  readonly type?: 'website' | 'article' | undefined;
}

/** What social networks show of a page without a picture of its own. */
const SITE_CARD = '/social-card.jpg';

/** Title, description, canonical link and social tags. React moves them into <head>. */
export function PageMeta({ title, description, path, image, type = 'website' }: PageMetaProps) {
  const { publicUrl, site } = usePage();
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
