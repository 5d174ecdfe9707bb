import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { classNames } from '../../lib/class-names.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { SHOWN_STEPS } from './steps.js';

interface WizardStepProps {
  /** 1 to the number of steps. */
  readonly step: number;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** One step of the form, with where it stands among the others. The focus goes to its heading when it comes. */
export function WizardStep({ step, isPending, onBack, onNext }: WizardStepProps) {
  const id = useId();
  const heading = useFocusOnChange(step);
  const shown = SHOWN_STEPS[step - 1];
  if (shown === undefined) return null;
  const { title, Fields } = shown;
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
            Step {step} of {SHOWN_STEPS.length}
          </p>
          <h2
            ref={heading}
            id={`${id}-title`}
            tabIndex={-1}
            aria-describedby={`${id}-step`}
            className="text-xl outline-none"
          >
            {title}
          </h2>
        </div>
        <Fields />
      </Card>
      <Buttons isFirst={step === 1} isLast={step === SHOWN_STEPS.length} isPending={isPending} onBack={onBack} />
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
      <p className="mt-6 hidden text-muted noscript:block">Making a profile needs JavaScript.</p>
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
          onClick={refuseSecondClick}
          icon={isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
        >
          {isLast ? 'Create Profile' : 'Next'}
        </Button>
      </div>
    </>
  );
}

/** The second click of a double click was meant for the step before. */
function refuseSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** The element to focus whenever the step becomes another one; at first the page decides. */
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
      {SHOWN_STEPS.map(({ title }, index) => (
        <li
          key={title}
          aria-current={index + 1 === step ? 'step' : undefined}
          className={classNames(
            'border-t-4 pt-2 text-sm font-semibold max-sm:pt-0',
            index < step ? 'border-leaf text-ink' : 'border-line text-muted',
          )}
        >
          {/* On a phone the words below the bars say it. */}
          <span className="max-sm:sr-only">{title}</span>
        </li>
      ))}
    </ol>
  );
}
