import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import { Link } from 'react-router-dom';
import type { ImportMapCluster } from '../../../../interfaces/contract/import/import-map.js';
import { usePage } from '../../../lib/page/page-context.js';
import { IconButton } from '../../../ui/button.js';
import { Failure } from '../../../ui/state/failure.js';
import { useBaseMap } from '../base-map/use-base-map.js';
import { BY_PAGE, useMap, type MapView } from '../base-map/use-map.js';
import { IMPORT_RESULTS, ImportMark, RESULT_LOOK, ResultSign } from '../results/import-mark.js';
import { useImportEntries, type ImportEntry, type ImportPin } from '../results/import-map.queries.js';
import { boundsOf, marksOf } from '../results/marks.js';
import { useChoice } from '../results/use-choice.js';
import { MapEdge } from './map-edge.js';
import { cornersOf, PADDING_PX } from './use-fit.js';
import { ZoomButtons } from './zoom-buttons.js';

const NEAREST_FIT = 13;

interface ImportCanvasProps {
  readonly importId: number;
}

/** The rows of an import on a map; loaded by ImportMap. */
export function ImportCanvas({ importId }: ImportCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, view } = useMap(container);
  const { all, marks, failed, retry } = useMarks(importId, view);
  const credits = useBaseMap(map, usePage().mapTiles);
  const [chosen, setChosen] = useState<readonly ImportPin[]>([]);
  const choose = useChoice<ImportPin, ImportMapCluster>(map, setChosen);
  useFitAll(map, all);
  const close = (): void => {
    setChosen([]);
    map?.getCanvas().focus();
  };
  return (
    <div className="flex size-full flex-col">
      <Legend />
      <div className="relative min-h-0 flex-1">
        <div ref={container} className="size-full" />
        {map !== null &&
          marks.map((mark) => (
            <ImportMark
              key={mark.key}
              map={map}
              mark={mark}
              isChosen={mark.count === 1 && mark.points[0]?.id === chosen[0]?.id}
              onChoose={choose}
            />
          ))}
        {map !== null && <ZoomButtons map={map} />}
        {failed && (
          <Failure title="We couldn’t load the rows" onRetry={retry} className="absolute inset-x-6 top-6 z-10" />
        )}
        {all?.length === 0 && (
          <p className="absolute inset-x-6 top-6 z-10 rounded-md bg-card p-3 text-center">
            None of these rows has a known location.
          </p>
        )}
        <ChosenRows pins={chosen} onClose={close} />
        <MapEdge map={map} credits={credits} />
      </div>
    </div>
  );
}

function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line bg-card p-2 text-sm">
      {IMPORT_RESULTS.map((result) => (
        <li key={result} className="flex items-center gap-2">
          <ResultSign result={result} />
          {RESULT_LOOK[result].word}
        </li>
      ))}
    </ul>
  );
}

/** Returns the marks for this view. If the API clustered all rows, the visible area is fetched separately. */
function useMarks(importId: number, view: MapView | null) {
  const whole = useImportEntries(importId, null);
  const isClustered = whole.data?.some((entry) => 'count' in entry) ?? false;
  const near = useImportEntries(importId, isClustered && view?.moved === true ? view.bounds : null);
  const entries = near.data ?? whole.data;
  const zoom = view === null ? null : Math.floor(view.zoom * 2) / 2;
  const marks = useMemo(
    () => (zoom === null ? [] : marksOf<ImportPin, ImportMapCluster>(entries ?? [], zoom)),
    [entries, zoom],
  );
  return {
    all: whole.data,
    marks,
    failed: whole.isError && !whole.isFetching,
    retry: () => void whole.refetch(),
  };
}

/** Moves the map to all rows, once. */
function useFitAll(map: MapLibreMap | null, all: readonly ImportEntry[] | undefined): void {
  const isFitted = useRef(false);
  useEffect(() => {
    if (map === null || all === undefined || all.length === 0 || isFitted.current) return;
    isFitted.current = true;
    map.fitBounds(cornersOf(boundsOf(all)), { padding: PADDING_PX, maxZoom: NEAREST_FIT, animate: false }, BY_PAGE);
  }, [map, all]);
}

interface ChosenRowsProps {
  readonly pins: readonly ImportPin[];
  readonly onClose: () => void;
}

/** The rows that were selected on the map. Escape and 'Close' end it. */
function ChosenRows({ pins, onClose }: ChosenRowsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [first] = pins;
  useEffect(() => panel.current?.focus(), [first?.id]);
  if (first === undefined) return null;
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <div
      ref={panel}
      role="group"
      aria-label="Selected rows"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="absolute inset-x-3 bottom-9 z-10 max-h-[70%] overflow-y-auto rounded-md border border-line bg-card p-3 pr-12 shadow-lift sm:mx-auto sm:max-w-md"
    >
      <ul className="divide-y divide-line">
        {pins.map(({ id, name, result, businessId }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-1.5 wrap-anywhere">
            <span className="font-semibold">{name ?? 'Without a name'}</span>
            <span className="text-sm text-muted">{RESULT_LOOK[result].word}</span>
            {businessId !== null && (
              <Link to={`/business/${businessId}`} className="text-link text-sm">
                Listing {businessId}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <IconButton label="Close" onClick={onClose} className="absolute top-1 right-1">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
