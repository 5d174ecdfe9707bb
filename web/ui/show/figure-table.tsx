interface FigureTableProps {
  readonly caption: string;
  /** True for a caption that only screen readers tell, because a heading says the same. */
  readonly hidesCaption?: boolean;
  readonly head: readonly string[];
  /** The name of each row, which is unique, and its figures. */
  readonly rows: readonly (readonly [name: string, ...figures: (string | number)[]])[];
  readonly className: string;
}

/** Figures by name. A table that is wider than the screen scrolls, also by keyboard. */
export function FigureTable({ caption, hidesCaption = false, head, rows, className }: FigureTableProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className={`w-full text-sm ${className}`}>
        <caption className={hidesCaption ? 'sr-only' : 'pb-2 text-left font-semibold'}>{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {head.map((title) => (
              <th key={title} scope="col" className="px-2 py-1.5 font-semibold first:pl-0 first:text-left">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={index} className="px-2 py-1.5 tabular-nums">
                  {typeof figure === 'number' ? figure.toLocaleString('en-US') : figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
