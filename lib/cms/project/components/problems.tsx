'use client';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Problem {
  level: 'error' | 'warning';
  path: (string | number)[];
  place: string;
  message: string;
  missing?: string;
}

const ENGLISH = {
  none: 'Nothing stands in the way of publishing.',
  some: 'To mend before publishing',
  languages: 'Parts that are shown in English',
};
const HINDI: typeof ENGLISH = {
  none: 'प्रकाशित करने में कोई रुकावट नहीं है।',
  some: 'प्रकाशित करने से पहले ठीक करें',
  languages: 'हिस्से जो अंग्रेज़ी में दिखते हैं',
};

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
  const isHindi = i18n.language === 'hi';
  const errors = problems.filter(({ level }) => level === 'error').length;
  const texts = isHindi ? HINDI : ENGLISH;
  const byLanguage = Map.groupBy(
    problems.filter(({ missing }) => missing !== undefined),
    ({ missing }) => String(missing),
  );
  const list = (items: Problem[]) => (
    <ul>
      {items.map(({ level, path, place, message }) => (
        <li key={`${path.join('.')} ${message}`} data-level={level}>
          <button type="button" onClick={() => goTo(path)}>
            {place}
          </button>
          : {message}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="problems" data-count={errors} aria-live="polite">
      <h3>{errors === 0 ? texts.none : `${texts.some}: ${errors}`}</h3>
      {list(problems.filter(({ missing }) => missing === undefined))}
      {byLanguage.size > 0 && (
        <details>
          <summary>{texts.languages}</summary>
          {[...byLanguage].map(([code, items]) => (
            <details key={code}>
              <summary>
                {new Intl.DisplayNames([i18n.language], { type: 'language' }).of(code)}: {items.length}
              </summary>
              {list(items)}
            </details>
          ))}
        </details>
      )}
    </section>
  );
}
