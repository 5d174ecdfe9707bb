import { Page } from '../../../ui/page/page.js';
import { CopyrightText } from '../../../features/copyright/copyright-text.js';
import { NoticeForm } from '../../../features/copyright/notice-form.js';
import text from '../../../texts/copyright.md';

/** /copyright */
export function CopyrightPage() {
  return (
    <Page
      title="Copyright"
      description="How to report content that infringes your copyright, and how to respond if your content was taken down."
      path="/copyright"
      className="py-8 sm:py-12"
    >
      <CopyrightText text={text} />
      <section aria-labelledby="send" className="mt-12 max-w-3xl">
        <h2 id="send" className="mb-4 text-2xl">
          Send a notice
        </h2>
        <NoticeForm />
      </section>
    </Page>
  );
}
