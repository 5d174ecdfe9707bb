import type { DayAmount } from './drawing.js';

const HEIGHT = 40;
const WIDTH = 8;
const GAP = 2;

interface SmallBarsProps {
  /** Oldest first. */
  readonly days: readonly DayAmount[];
  /** The meaning of the bars, for screen readers. */
  readonly label: string;
}

/** One bar per day, without axes. Needs no JavaScript; a table or text next to it has the figures. */
export function SmallBars({ days, label }: SmallBarsProps) {
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-10 w-full"
    >
      {days.map(({ date, amount }, index) => {
        // A day without any has a line.
        const height = Math.max(1, (amount / most) * HEIGHT);
        return (
          <rect
            key={date}
            x={index * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            className={amount === 0 ? 'fill-line' : 'fill-leaf'}
          />
        );
      })}
    </svg>
  );
}
