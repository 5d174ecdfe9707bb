/** The page on which an owner chooses the plan of a listing. */
export function planPath(id: number): string {
  return `/my-businesses/${id}/plan`;
}
