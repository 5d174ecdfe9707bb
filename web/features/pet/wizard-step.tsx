import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { StepFields } from './pet-fields.js';
import { STEPS } from './pet-values.js';

interface WizardStepProps {
  /** From 1 to the number of steps. */
  readonly step: number;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** A step of the form, with the progress. Its heading takes the focus when the step changes. */
export function WizardStep({ step, isPending, onBack, onNext }: WizardStepProps) {
  const id = useId();
  const heading = useFocusOnChange(step);
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
      className="mt-6"
    >
      <Progress step={step} />
      <Card className="mt-4 flex flex-col gap-5">
        <div>
          <p id={`${id}-step`} className="text-sm font-semibold text-muted">
            Step {step} of {STEPS.length}
          </p>
          <h2
            ref={heading}
            id={`${id}-title`}
            tabIndex={-1}
            aria-describedby={`${id}-step`}
            className="text-xl outline-none"
          >
            {STEPS[step - 1]?.title}
          </h2>
        </div>
        <StepFields step={step} />
      </Card>
      <Buttons isFirst={step === 1} isLast={step === STEPS.length} isPending={isPending} onBack={onBack} />
    </form>
  );
}

interface ButtonsProps extends Pick<WizardStepProps, 'isPending' | 'onBack'> {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Buttons({ isFirst, isLast, isPending, onBack }: ButtonsProps) {
  return (
    <>
      <p className="mt-6 hidden text-muted noscript:block">Creating a profile needs JavaScript.</p>
      <div className="mt-6 flex flex-wrap justify-between gap-3 noscript:hidden">
        {isFirst ? (
          <span />
        ) : (
          <Button variant="secondary" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
            Back
          </Button>
        )}
        <Button
          key={isLast ? 'create' : 'next'}
          type="submit"
          pending={isPending}
          onClick={ignoreSecondClick}
          icon={isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
        >
          {isLast ? 'Create Profile' : 'Next'}
        </Button>
      </div>
    </>
  );
}

/** Ignores the second click of a double-click, which was meant for the previous step. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Returns a ref for the element to focus when the step changes; not on the first render, where the page decides. */
function useFocusOnChange(step: number) {
  const element = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    element.current?.focus({ preventScroll: true });
  }, [step]);
  return element;
}

function Progress({ step }: { readonly step: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-4 gap-2">
      {STEPS.map(({ title }, index) => (
        <li
          key={title}
          aria-current={index + 1 === step ? 'step' : undefined}
          className={classNames(
            'border-t-4 pt-2 text-sm font-semibold max-sm:pt-0',
            index < step ? 'border-leaf text-ink' : 'border-line text-muted',
          )}
        >
          {/* On phones, the text below the bars names the step. */}
          <span className="max-sm:sr-only">{title}</span>
        </li>
      ))}
    </ol>
  );
}
