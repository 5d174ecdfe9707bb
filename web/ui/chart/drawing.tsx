import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { weekdayName } from '../../lib/day.js';

/** So much on one day. */
export interface DayAmount {
  /** By UTC: 2026-05-15. */
  readonly date: string;
  readonly amount: number;
}

export interface DrawingProps {
  /** At least one, the oldest first. */
  readonly days: readonly DayAmount[];
  /** What is counted: 'Page views'. */
  readonly label: string;
}

const HEIGHT_PX = 256;
/** Up to so many days each has a bar; more are a line. */
const MAX_BARS = 45;
const DAY_S = 86_400;

/**
 * The chart on its canvas: a package that writes no style into the page and moves nothing. Its words for whoever cannot
 * see it are a summary, and the table.
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
        aria-label={`${label} over ${days.length} days: at most ${most.amount.toLocaleString('en-US')}, on ${weekdayName(most.date)}. The table below has every day.`}
        className="h-64 w-full overflow-hidden"
      />
      {/* What the pointer finds, for the eye; it would only interrupt who listens. */}
      <figcaption aria-hidden="true" className="mt-2 min-h-6 text-sm text-muted">
        {shown === undefined
          ? `The most: ${most.amount.toLocaleString('en-US')} on ${weekdayName(most.date)}`
          : `${weekdayName(shown.date)}: ${shown.amount.toLocaleString('en-US')} ${label.toLowerCase()}`}
      </figcaption>
    </figure>
  );
}

/** Draws into the box until the function that it answers is called; a browser without a canvas has the table. */
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
  // Colours are read where shapes are made, and shapes are kept until there are data.
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
    // On the right there is room for half of the last day's name.
    padding: [8, 26, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: !asBars } },
    // Half a day of room on each side, so that the first and the last bar stand whole.
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
    // Whole days by UTC, as they are counted; the package's own marks would follow the reader's clock.
    splits: (plot, _axis, _from, _to, _increment, space) =>
      daysApart(plot.data[0], plot.bbox.width / devicePixelRatio, space),
    values: (_plot, splits) => splits.map((second) => name.format(second * 1000)),
  };
}

/** Some of the days, as many as have room, counted back from the last one. */
function daysApart(days: ArrayLike<number>, width: number, space: number): number[] {
  const step = Math.max(1, Math.ceil(days.length / Math.max(1, Math.floor(width / space))));
  return Array.from(days).filter((_, i) => (days.length - 1 - i) % step === 0);
}

function countAxis(): uPlot.Axis {
  return {
    ...LOOK,
    size: 48,
    grid: { stroke: token('--color-line'), width: 1 },
    // Nobody is counted by halves.
    incrs: [
      1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1e6,
    ],
    values: (_plot, splits) => splits.map((count) => count.toLocaleString('en-US')),
  };
}

/** A colour of the house as it is at the moment of drawing. */
function token(name: string): () => string {
  return () => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
