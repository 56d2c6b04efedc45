'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { languageName } from '../src/languages.ts';

interface Use {
  model: string;
  title: string;
  path: string;
  isPublished: boolean;
}
interface Found {
  uses: Use[];
  /** The languages in which nothing is read out. */
  untold: string[];
}

const EN = {
  none: 'No entry shows this file.',
  shown: (count: number) => `Shown in ${count} ${count === 1 ? 'entry' : 'entries'}`,
  draft: 'draft',
  untold: 'Not written yet in these languages, which hear the English text:',
};
const TEXTS: Record<string, typeof EN> = {
  hi: {
    none: 'यह फ़ाइल किसी प्रविष्टि में नहीं दिखाई जाती।',
    shown: (count) => `${count} प्रविष्टियों में दिखाई जाती है`,
    draft: 'मसौदा',
    untold: 'इन भाषाओं में अभी नहीं लिखा गया; इनमें अंग्रेज़ी पाठ सुनाया जाता है:',
  },
};

async function ask(address: string): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(address, { credentials: 'include' });
  return response.ok ? response.json() : undefined;
}

/** The entries that show a file, and the languages that lack its text. */
export function MediaUsage() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [found, setFound] = useState<Found>();
  const { api } = config.routes;
  useEffect(() => {
    if (id === undefined) return;
    const codes = config.localization ? config.localization.localeCodes : [];
    Promise.all([ask(`${api}/usage/${id}`), ask(`${api}/media/${id}?locale=all&depth=0`)])
      .then(([usage, file]) => {
        const alt = (file?.alt ?? {}) as Record<string, string | undefined>;
        const isRead = file?.is_decorative !== true && String(file?.mimeType).startsWith('image/');
        setFound({ uses: (usage?.entries ?? []) as Use[], untold: isRead ? codes.filter((code) => !alt[code]) : [] });
      })
      .catch(() => undefined);
  }, [id, api, config.localization]);
  if (found === undefined) return null;
  const texts = TEXTS[i18n.language] ?? EN;
  const kindOf = (model: string) => {
    const label =
      config.collections.find(({ slug }) => slug === model)?.labels.singular ?? config.globals.find(({ slug }) => slug === model)?.label;
    return label ? getTranslation(label, i18n) : model;
  };
  return (
    <section className="field-type">
      {found.untold.length === 0 ? null : (
        <p>
          {texts.untold} {found.untold.map(languageName).join(', ')}
        </p>
      )}
      <h3>{found.uses.length === 0 ? texts.none : texts.shown(found.uses.length)}</h3>
      <ul>
        {found.uses.map(({ model, title, path, isPublished }) => (
          <li key={path}>
            {kindOf(model)}: <a href={config.routes.admin + path}>{title}</a>
            {isPublished ? null : ` (${texts.draft})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
