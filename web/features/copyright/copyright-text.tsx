import type { PageText } from '../../../interfaces/contract/site/page-text.js';
import { Blocks } from '../../ui/page/page-text.js';

/** The operator's text on how copyright notices work. */
export function CopyrightText({ text: { title, intro, sections } }: { readonly text: PageText }) {
  return (
    <>
      <h1>{title}</h1>
      <div className="mt-3 text-lg text-muted">
        <Blocks blocks={intro} />
      </div>
      <p className="mt-4">
        <a href="#send" className="text-link">
          Go to the form
        </a>
      </p>
      <div className="mt-10 flex flex-col gap-10">
        {sections.map(({ id, title: heading, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-4 text-2xl">
              {heading}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
    </>
  );
}
