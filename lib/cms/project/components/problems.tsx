'use client';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Problem {
  level: 'error' | 'warning';
  path: (string | number)[];
  place: string;
  message: string;
}

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
  const { i18n } = useTranslation();
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
  const hindi = i18n.language === 'hi';
  const errors = problems.filter(({ level }) => level === 'error').length;
  const title = hindi
    ? errors === 0
      ? 'प्रकाशित करने में कोई रुकावट नहीं है।'
      : `प्रकाशित करने से पहले ठीक करें: ${errors}`
    : errors === 0
      ? 'Nothing stands in the way of publishing.'
      : `To mend before publishing: ${errors}`;
  return (
    <section className="problems" data-count={errors} aria-live="polite">
      <h3>{title}</h3>
      <ul>
        {problems.map(({ level, path, place, message }) => (
          <li key={`${path.join('.')} ${message}`} data-level={level}>
            <button type="button" onClick={() => goTo(path)}>
              {place}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
