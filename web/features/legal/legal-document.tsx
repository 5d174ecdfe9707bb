import { Link } from 'react-router-dom';
import type { PageText } from '../../../interfaces/contract/site/page-text.js';
import { Card } from '../../ui/page/card.js';
import { Blocks } from '../../ui/page/page-text.js';

/** A legal text: title, effective date, contents, and numbered sections. */
export function LegalDocument({ text }: { readonly text: PageText }) {
  const { title, intro, sections } = text;
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>{title}</h1>
      <div className="mt-3 text-lg text-muted">
        <Blocks blocks={intro} />
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
        <Contents sections={sections} />
        <div className="flex flex-col gap-10">
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="mb-4 text-2xl">
                {index + 1}. {section.title}
              </h2>
              <Blocks blocks={section.blocks} />
              {section.parts.map((part) => (
                <div key={part.id} className="mt-6">
                  <h3 id={part.id} className="mb-3">
                    {part.title}
                  </h3>
                  <Blocks blocks={part.blocks} />
                </div>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Plain anchors without JavaScript. */
function Contents({ sections }: Pick<PageText, 'sections'>) {
  return (
    <Card as="div" className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden">
      <nav aria-labelledby="contents">
        <h2 id="contents" className="text-lg">
          Contents
        </h2>
        <ol className="mt-2 flex list-decimal flex-col pl-6 marker:text-muted">
          {sections.map(({ id, title }) => (
            <li key={id} className="pl-1">
              <Link to={`#${id}`} className="block py-1 text-leaf underline-offset-4 hover:underline">
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  );
}
