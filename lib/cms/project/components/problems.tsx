'use client';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { NamedGaps } from '../src/language-gaps.ts';
import { goTo, pathInFragment } from './go-to-field.ts';
import { Languages } from './languages.tsx';
import { usePreviewLinks } from './use-preview-links.ts';

interface Problem {
  level: 'error' | 'warning';
  path: (string | number)[];
  place: string;
  message: string;
  isOfLanguages: boolean;
}

/** The site is asked when it has had time to read what was published, in milliseconds. */
const LIVE_MS = 1500;

interface Live {
  url: string;
  isLive: boolean;
  problems: number;
  updatedAt?: string;
}

const ENGLISH = {
  live: (count: number) => `Live, ${count} problems`,
  notLive: 'Published, but the site does not show it',
  none: 'Nothing stands in the way of publishing.',
  some: 'To mend before publishing',
  languages: 'Parts that are shown in English',
};
const HINDI: typeof ENGLISH = {
  live: (count) => `साइट पर, ${count} समस्याएँ`,
  notLive: 'प्रकाशित है, पर साइट नहीं दिखाती',
  none: 'प्रकाशित करने में कोई रुकावट नहीं है।',
  some: 'प्रकाशित करने से पहले ठीक करें',
  languages: 'हिस्से जो अंग्रेज़ी में दिखते हैं',
};

/** What the site would drop of the draft that is saved, on top of its form. */
export function Problems() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const locale = useLocale();
  const [problems, setProblems] = useState<Problem[]>();
  const [gaps, setGaps] = useState<NamedGaps>();
  const [live, setLive] = useState<Live>();
  const model = collectionSlug ?? globalSlug;
  useEffect(() => {
    if (model === undefined || (id === undefined && globalSlug === undefined)) return undefined;
    const stop = new AbortController();
    fetch(`${config.routes.api}/problems/${model}/${id ?? model}`, { signal: stop.signal, credentials: 'include' })
      .then((response) => (response.ok ? response.json() : {}))
      .then((body: { problems?: Problem[]; languages?: NamedGaps }) => {
        setProblems(body.problems);
        setGaps(body.languages);
      })
      .catch(() => undefined);
    const timer = setTimeout(() => {
      fetch(`${config.routes.api}/live/${model}/${id ?? model}?locale=${locale.code}`, { signal: stop.signal, credentials: 'include' })
        .then((response) => (response.ok ? response.json() : { live: undefined }))
        .then((body: { live?: Live }) => setLive(body.live))
        .catch(() => undefined);
    }, LIVE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [model, id, globalSlug, lastUpdateTime, config.routes.api, locale.code]);
  usePreviewLinks();
  // The preview leads to a block by the fragment of the address.
  useEffect(() => {
    const follow = () => {
      const path = pathInFragment(location.hash);
      if (path) goTo(path);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (problems === undefined) return null;
  const isHindi = i18n.language === 'hi';
  const errors = problems.filter(({ level }) => level === 'error').length;
  const texts = isHindi ? HINDI : ENGLISH;
  const ofLanguages = problems.filter(({ isOfLanguages }) => isOfLanguages);
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
      {live && (
        <p>
          <a href={live.url}>{live.isLive ? texts.live(live.problems) : texts.notLive}</a>
          {live.updatedAt && `, ${new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(live.updatedAt))}`}
        </p>
      )}
      {list(problems.filter(({ isOfLanguages }) => !isOfLanguages))}
      {ofLanguages.length > 0 && (
        <details>
          <summary>
            {texts.languages}: {ofLanguages.length}
          </summary>
          {list(ofLanguages)}
        </details>
      )}
      {gaps && <Languages gaps={gaps} language={i18n.language} />}
    </section>
  );
}
