/** The first stop of the keyboard: past the header, to the page's main part. */
export function SkipLink({ target = 'main' }: { readonly target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only rounded-full bg-leaf px-5 py-3 font-semibold text-on-leaf focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      Skip to main content
    </a>
  );
}
