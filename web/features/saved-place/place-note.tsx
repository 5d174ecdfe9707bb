/** A member's note with its lines; nothing without one. */
export function PlaceNote({ note }: { readonly note: string | null }) {
  if (note === null) return null;
  return (
    <p className="rounded-md bg-marigold-soft px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
      <span className="sr-only">Note: </span>
      {note}
    </p>
  );
}
