import { MessageSquareHeart, PawPrint, Search } from 'lucide-react';
import { Section } from '../../ui/page/section.js';

const STEPS = [
  {
    title: 'Search',
    icon: <Search aria-hidden="true" />,
    text: 'Enter your location and what you’re looking for. Every place listed welcomes pets.',
  },
  {
    title: 'Visit',
    icon: <PawPrint aria-hidden="true" />,
    text: 'Compare pet perks, photos and reviews, then go there together.',
  },
  {
    title: 'Share',
    icon: <MessageSquareHeart aria-hidden="true" />,
    text: 'Write a review, help other families, and become a Guide Dog.',
  },
] as const;

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="grid gap-6 md:grid-cols-3">
        {STEPS.map(({ title, icon, text }, index) => (
          <li key={title} className="flex gap-4 md:flex-col">
            <span className="relative grid size-14 shrink-0 place-items-center rounded-full bg-marigold-soft text-marigold-strong [&>svg]:size-7">
              {icon}
              <span
                aria-hidden="true"
                className="absolute -top-1 -right-1 grid size-6 place-items-center rounded-full bg-leaf text-xs font-bold text-on-leaf"
              >
                {index + 1}
              </span>
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 max-w-prose text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
