import { CopyCheck, PencilLine, Plus, type LucideIcon } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import type { ImportMapCluster, ImportMapPoint } from '../../../../interfaces/contract/import/import-map.js';
import { classNames } from '../../../lib/page/class-names.js';
import type { ImportPin } from './import-map.queries.js';
import { OnMap } from './map-mark.js';
import type { Mark } from './marks.js';

export type ImportResult = ImportMapPoint['result'];
export type ImportMarkOf = Mark<ImportPin, ImportMapCluster>;

export const IMPORT_RESULTS = ['added', 'changed', 'duplicate'] as const satisfies readonly ImportResult[];

interface Look {
  readonly word: string;
  readonly Icon: LucideIcon;
  /** Shape and color. The shape and icon alone tell the results apart. */
  readonly look: string;
}

export const RESULT_LOOK: Readonly<Record<ImportResult, Look>> = {
  added: { word: 'New', Icon: Plus, look: 'rounded-full bg-leaf text-on-leaf' },
  changed: { word: 'Changed', Icon: PencilLine, look: 'rounded-none bg-marigold text-on-marigold' },
  duplicate: { word: 'Possible duplicate', Icon: CopyCheck, look: 'rounded-tl-full rounded-br-full bg-card text-ink' },
};

/** The sign of a result, on the map and in its legend. */
export function ResultSign({ result }: { readonly result: ImportResult }) {
  const { Icon, look } = RESULT_LOOK[result];
  return (
    <span
      className={classNames('inline-flex size-8 items-center justify-center border-2 border-ink shadow-rest', look)}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </span>
  );
}

interface ImportMarkProps {
  readonly map: MapLibreMap;
  readonly mark: ImportMarkOf;
  readonly isChosen: boolean;
  readonly onChoose: (mark: ImportMarkOf) => void;
}

/** A button for a row, or for several rows with their number. */
export function ImportMark({ map, mark, isChosen, onChoose }: ImportMarkProps) {
  const [pin] = mark.points;
  const single = mark.count === 1 && pin !== undefined ? pin : null;
  return (
    <OnMap map={map} latitude={mark.latitude} longitude={mark.longitude} raised={isChosen}>
      <button
        type="button"
        aria-label={single === null ? severalName(mark) : nameOf(single)}
        aria-pressed={single === null ? undefined : isChosen}
        onClick={() => onChoose(mark)}
        className={classNames(
          "relative flex items-center justify-center before:absolute before:-inset-1.5 before:content-['']",
          single === null &&
            'size-12 rounded-full border-2 border-card bg-ink font-bold text-paper tabular-nums shadow-lift',
          isChosen && 'outline-3 outline-offset-1 outline-focus',
        )}
      >
        {single === null ? shortNumber(mark.count) : <ResultSign result={single.result} />}
      </button>
    </OnMap>
  );
}

const nameOf = ({ name, result }: ImportPin): string => `${name ?? 'Without a name'}, ${RESULT_LOOK[result].word}`;

/** Returns text such as '128 rows: 120 new, 8 changed'. */
function severalName({ count, points, clusters }: ImportMarkOf): string {
  const parts = IMPORT_RESULTS.map((result) => {
    const alone = points.filter((point) => point.result === result).length;
    const number = clusters.reduce((sum, cluster) => sum + cluster[result], alone);
    return number === 0 ? null : `${number.toLocaleString('en-US')} ${RESULT_LOOK[result].word.toLowerCase()}`;
  });
  return `${count.toLocaleString('en-US')} rows: ${parts.filter((part) => part !== null).join(', ')}`;
}

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

const shortNumber = (count: number): string => COMPACT.format(count).toLowerCase();
