import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { weekdayName } from '../../lib/words/day.js';

export interface DayAmount {
  /** UTC, such as 2026-05-15. */
  readonly date: string;
  readonly amount: number;
}

export interface DrawingProps {
  /** At least one, oldest first. */
  readonly days: readonly DayAmount[];
  /** The metric, such as 'Page views'. */
  readonly label: string;
}

const HEIGHT_PX = 256;
/** Up to this many days are drawn as bars, more as a line. */
const MAX_BARS = 45;
const DAY_S = 86_400;

/**
 * The chart on a canvas. Its package adds no styles to the page and has no animations. Screen readers get a summary and
 * the table.
 */
export function Drawing({ days, label }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => (box.current === null ? undefined : draw(box.current, days, setPointed)), [days]);
  const shown = pointed === null ? undefined : days[pointed];
  const most = days.reduce((found, day) => (day.amount > found.amount ? day : found), days[0]!);
  return (
    <figure>
      <div
        ref={box}
        role="img"
        aria-label={`${label} over ${days.length} days: at most ${most.amount.toLocaleString('en-US')}, on ${weekdayName(most.date)}. The table below lists every day.`}
        className="h-64 w-full overflow-hidden"
      />
      {/* The value under the pointer. Hidden from screen readers, which it would only interrupt. */}
      <figcaption aria-hidden="true" className="mt-2 min-h-6 text-sm text-muted">
        {shown === undefined
          ? `Most: ${most.amount.toLocaleString('en-US')} on ${weekdayName(most.date)}`
          : `${weekdayName(shown.date)}: ${shown.amount.toLocaleString('en-US')} ${label.toLowerCase()}`}
      </figcaption>
    </figure>
  );
}

/** Draws into the box and returns a function that removes the chart. Browsers without canvas show only the table. */
function draw(
  box: HTMLDivElement,
  days: readonly DayAmount[],
  onPoint: (index: number | null) => void,
): (() => void) | undefined {
  if (!document.createElement('canvas').getContext('2d')) return undefined;
  const data: uPlot.AlignedData = [days.map(({ date }) => Date.parse(date) / 1000), days.map(({ amount }) => amount)];
  const plot = new uPlot(optionsFor(box.clientWidth, days.length, onPoint), data, box);
  const resized = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT_PX }));
  resized.observe(box);
  // Setting the data redraws the shapes, which reads the colors again.
  const repaint = (): void => plot.setData(data);
  const theme = new MutationObserver(repaint);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const night = matchMedia('(prefers-color-scheme: dark)');
  night.addEventListener('change', repaint);
  return () => {
    resized.disconnect();
    theme.disconnect();
    night.removeEventListener('change', repaint);
    plot.destroy();
  };
}

function optionsFor(width: number, days: number, onPoint: (index: number | null) => void): uPlot.Options {
  const asBars = days <= MAX_BARS;
  return {
    width,
    height: HEIGHT_PX,
    // Leaves space on the right for half of the last date label.
    padding: [8, 26, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: !asBars } },
    // Half a day of space on each side, so that the first and last bars are complete.
    scales: {
      x: { time: true, range: (_plot, from, to) => (asBars ? [from - DAY_S / 2, to + DAY_S / 2] : [from, to]) },
      y: { range: (_plot, _from, to) => [0, Math.max(to * 1.1, 4)] },
    },
    axes: [timeAxis(), countAxis()],
    series: [
      {},
      {
        stroke: token('--color-leaf'),
        fill: token(asBars ? '--color-leaf' : '--color-leaf-soft'),
        width: asBars ? 0 : 2,
        points: { show: false },
        ...(asBars && { paths: uPlot.paths.bars!({ size: [0.7, 48], radius: 0.15 }) }),
      },
    ],
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
  };
}

const LOOK = {
  stroke: token('--color-muted'),
  font: "13px 'Figtree Variable', sans-serif",
  ticks: { show: false },
} as const;

function timeAxis(): uPlot.Axis {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
  return {
    ...LOOK,
    grid: { show: false },
    size: 32,
    space: 72,
    // Full days in UTC, like the counts; the package's own ticks would use the reader's time zone.
    splits: (plot, _axis, _from, _to, _increment, space) =>
      daysApart(plot.data[0], plot.bbox.width / devicePixelRatio, space),
    values: (_plot, splits) => splits.map((second) => name.format(second * 1000)),
  };
}

/** Returns as many of the days as fit, evenly spaced back from the last. */
function daysApart(days: ArrayLike<number>, width: number, space: number): number[] {
  const step = Math.max(1, Math.ceil(days.length / Math.max(1, Math.floor(width / space))));
  return Array.from(days).filter((_, i) => (days.length - 1 - i) % step === 0);
}

function countAxis(): uPlot.Axis {
  return {
    ...LOOK,
    size: 48,
    grid: { stroke: token('--color-line'), width: 1 },
    // Whole numbers only.
    incrs: [
      1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1e6,
    ],
    values: (_plot, splits) => splits.map((count) => count.toLocaleString('en-US')),
  };
}

/** Returns a function that reads a design token's current color when drawing. */
function token(name: string): () => string {
  return () => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
