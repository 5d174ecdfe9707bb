import { Page } from '../../ui/page/page.js';
import { SearchForm } from '../../features/search/form/search-form.js';
import { NotFoundIllustration } from '../../illustrations/not-found.js';
import { ButtonLink } from '../../ui/button.js';

/** Shown for unknown paths. */
export function NotFoundPage() {
  return (
    <Page
      title="404 Page Not Found"
      description="This page doesn’t exist."
      className="flex flex-col items-center gap-5 py-12 text-center sm:py-16"
    >
      <div className="w-72 max-w-full [&>svg]:h-auto [&>svg]:w-full">
        <NotFoundIllustration />
      </div>
      <h1>404 Page Not Found</h1>
      <p className="max-w-prose text-lg">
        This page doesn’t exist. It may have moved, or the address may contain a typo. Looking for a place?
      </p>
      <SearchForm compact className="w-full max-w-4xl text-left" />
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/browse">Browse</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Home
        </ButtonLink>
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted">Did you forget to add the page to the router?</p>
    </Page>
  );
}
