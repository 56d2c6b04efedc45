'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Problem {
  path: (string | number)[];
  message: string;
}

/** Where a problem is, in words: blocks and rows are counted from 1. */
const placeOf = (path: Problem['path']) =>
  path.map((step) => (typeof step === 'number' ? String(step + 1) : step.replaceAll('_', ' '))).join(' › ');

/** Opens the rows that hold a field, and goes to it. */
function goTo(path: Problem['path']): void {
  for (let length = 2; length <= path.length; length += 1) {
    const index = path[length - 1];
    if (typeof index !== 'number') continue;
    const rows = path.slice(0, length - 1).join('.');
    const row = document.querySelector(`#${CSS.escape(rows.replaceAll('.', '-'))}-row-${index} button.collapsible__toggle--collapsed`);
    if (row instanceof HTMLElement) row.click();
  }
  const find = () => {
    for (let length = path.length; length > 0; length -= 1) {
      const steps = path.slice(0, length);
      const id = typeof steps.at(-1) === 'number' ? `${steps.slice(0, -1).join('-')}-row-${steps.at(-1)}` : `field-${steps.join('__')}`;
      const element = document.getElementById(id);
      if (element) return element;
    }
    return undefined;
  };
  setTimeout(() => {
    const element = find();
    element?.scrollIntoView({ block: 'center' });
    element?.focus();
  }, 100);
}

/** What the site would drop of the draft that is saved, on top of its form. */
export function Problems() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const [problems, setProblems] = useState<Problem[]>();
  const model = collectionSlug ?? globalSlug;
  useEffect(() => {
    if (model === undefined || (id === undefined && globalSlug === undefined)) return undefined;
    const stop = new AbortController();
    fetch(`${config.routes.api}/problems/${model}/${id ?? model}`, { signal: stop.signal, credentials: 'include' })
      .then((response) => (response.ok ? response.json() : { problems: undefined }))
      .then((body: { problems?: Problem[] }) => setProblems(body.problems))
      .catch(() => undefined);
    return () => stop.abort();
  }, [model, id, globalSlug, lastUpdateTime, config.routes.api]);
  if (problems === undefined) return null;
  return (
    <section className="problems" data-count={problems.length} aria-live="polite">
      <h3>{problems.length === 0 ? 'Nothing stands in the way of publishing.' : `To mend before publishing: ${problems.length}`}</h3>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path.join('.')}>
            <button type="button" onClick={() => goTo(path)}>
              {placeOf(path)}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
