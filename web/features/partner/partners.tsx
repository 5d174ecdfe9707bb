import { usePage } from '../../lib/page/page-context.js';
import { Card } from '../../ui/page/card.js';
import { WidgetBuilder } from './widget-builder.js';

/** What other websites can show of the directory, and how. */
export function Partners() {
  const { site, publicUrl } = usePage();
  return (
    <div className="flex flex-col gap-12">
      <div>
        <h1>For partners</h1>
        <p className="mt-2 max-w-prose text-lg text-muted">
          Show pet-friendly places on your website. It’s free, sets no cookies, and needs no account.
        </p>
      </div>
      <WidgetBuilder />
      <section aria-labelledby="developers" className="flex flex-col gap-5">
        <h2 id="developers">For developers</h2>
        <div className="grid gap-5 md:grid-cols-2">
          <Card className="flex flex-col gap-2">
            <h3 className="text-xl">Keep a copy of the directory</h3>
            <p>
              The changes feed lists new, changed, hidden, and closed places. A script of 20 lines keeps your copy up to
              date.
            </p>
            <p>
              <a href="/api/docs#keep-a-copy-of-the-directory" className="text-link">
                Read the API documentation
              </a>
            </p>
          </Card>
          <Card className="flex flex-col gap-2">
            <h3 className="text-xl">Paste a link to a place</h3>
            <p>
              {`Systems that support oEmbed show a place when you paste its address on ${site.name}. Their address for it is:`}
            </p>
            <p className="font-mono text-sm break-all">{`${publicUrl}/api/oembed?url=${publicUrl}/business/…`}</p>
          </Card>
        </div>
      </section>
    </div>
  );
}
