'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Use {
  model: string;
  id: string;
  title: string;
  path: string;
}

/** The entries that show a file. */
export function MediaUsage() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const [entries, setEntries] = useState<Use[]>();
  useEffect(() => {
    if (id === undefined) return;
    fetch(`${config.routes.api}/usage/${id}`, { credentials: 'include' })
      .then(async (response) => setEntries(response.ok ? (await response.json()).entries : undefined))
      .catch(() => undefined);
  }, [id, config.routes.api]);
  if (entries === undefined) return null;
  return (
    <section>
      <h3>{entries.length === 0 ? 'No entry shows this file.' : `Shown in ${entries.length}`}</h3>
      <ul>
        {entries.map(({ model, id: entry, title, path }) => (
          <li key={`${model} ${entry}`}>
            <a href={config.routes.admin + path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
