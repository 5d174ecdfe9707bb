import { useDeferredValue, useId, useLayoutEffect, useState } from 'react';
import { ChevronDown, Mail, MessagesSquare, Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { PageText } from '../../../interfaces/contract/site/page-text.js';
import { usePage } from '../../lib/page/page-context.js';
import { StructuredData } from '../../lib/page/structured-data.js';
import { Badge } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { Blocks } from '../../ui/page/page-text.js';
import { answersTo, groupsOf, type Group, type Question } from './questions.js';

/** Questions and answers with search and anchors. Without JavaScript, a plain list. */
export function HelpCenter({ text }: { readonly text: PageText }) {
  const { site } = usePage();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const groups = groupsOf(text, site);
  const found = search === '' ? groups : answersTo(groups, search);
  useAnswerOfAddress();
  return (
    <div className="page-width py-8 sm:py-12">
      <StructuredData data={faqOf(groups)} />
      <h1>{text.title}</h1>
      <div className="mt-3 text-lg text-muted">
        <Blocks blocks={text.intro} />
      </div>
      <form role="search" className="mt-6 max-w-prose noscript:hidden" onSubmit={(event) => event.preventDefault()}>
        <Field label="Search the answers">
          {(control) => (
            <Input
              {...control}
              type="search"
              icon={<Search aria-hidden="true" />}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <p role="status" className="mt-2 min-h-6 text-sm text-muted">
          {search !== '' && foundWords(found)}
        </p>
      </form>
      <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-10">
          {found.map((group) => (
            <Questions key={group.id} group={group} />
          ))}
          {found.length === 0 && <NothingFound />}
        </div>
        <FurtherHelp />
      </div>
    </div>
  );
}

function foundWords(groups: readonly Group[]): string {
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  if (count === 0) return 'No answers found';
  return count === 1 ? '1 answer found' : `${count} answers found`;
}

/** Opens the answer whose anchor is in the address. Browsers do this themselves only on a full load. */
function useAnswerOfAddress(): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const answer = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const details = answer?.closest('details');
    if (details != null) details.open = true;
  }, [hash]);
}

function Questions({ group }: { readonly group: Group }) {
  return (
    <section aria-labelledby={group.id}>
      <h2 id={group.id} className="mb-4 text-2xl">
        {group.title}
      </h2>
      {/* Styles its many questions from here where it can, because their classes would make the page heavier. */}
      <div className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-card [&_h3]:text-base [&_h3]:font-semibold [&_h3]:tracking-normal [&>details>div]:scroll-mt-40 [&>details>div]:px-4 [&>details>div]:pb-5 sm:[&>details>div]:px-5">
        {group.questions.map((question) => (
          <QuestionAndAnswer key={question.id} question={question} />
        ))}
      </div>
    </section>
  );
}

/** The anchor is on the answer, so that browsers open its `details`, even without JavaScript. */
function QuestionAndAnswer({ question }: { readonly question: Question }) {
  return (
    <details className="group">
      <summary className="flex list-none items-start justify-between gap-4 p-4 -outline-offset-3 hover:bg-leaf-soft sm:px-5">
        <h3>{question.title}</h3>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-leaf transition-transform group-open:rotate-180"
        />
      </summary>
      <div id={question.id}>
        <Blocks blocks={question.blocks} />
      </div>
    </details>
  );
}

function NothingFound() {
  return (
    <Card>
      <p className="max-w-prose">
        No answer contains all of these words. Try fewer or different words, or contact us. We respond within 24 hours.
      </p>
    </Card>
  );
}

function FurtherHelp() {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-2xl">
        Still need help?
      </h2>
      <Card className="flex flex-col items-start gap-3">
        <Mail aria-hidden="true" className="size-7 text-leaf" />
        <h3>Contact us</h3>
        <p className="text-muted">Response within 24 hours.</p>
        <ButtonLink to="/contact">Contact Support</ButtonLink>
      </Card>
      <Card className="flex flex-col items-start gap-3">
        <MessagesSquare aria-hidden="true" className="size-7 text-leaf" />
        <h3>Live chat</h3>
        <p className="text-muted">9 AM-6 PM EST</p>
        <Badge tone="plain">Coming Soon</Badge>
      </Card>
    </aside>
  );
}

function faqOf(groups: readonly Group[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  } as const;
}
