'use client';
import { FieldDescription, SelectInput, useConfig, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';

interface Option {
  value: string;
  label: string;
}

const lists = new Map<string, Promise<Option[]>>();

/** The entries of models, asked for once as long as the page is open. */
function optionsOf(api: string, models: readonly string[]): Promise<Option[]> {
  const address = `${api}/choices?${new URLSearchParams(models.map((model) => ['model', model]))}`;
  const known = lists.get(address);
  if (known) return known;
  const asked = fetch(address, { credentials: 'include' }).then(async (response) => (response.ok ? (await response.json()).options : []));
  asked.catch(() => lists.delete(address));
  lists.set(address, asked);
  return asked;
}

/** Entries picked from a list; their slugs are the value. A slug that no entry has stays, and is shown as it is. */
export function ReferenceField({ field, path, readOnly, models = [] }: TextFieldClientProps & { models?: readonly string[] }) {
  const { value, setValue, showError } = useField<string | string[]>({ path });
  const { config } = useConfig();
  const [options, setOptions] = useState<Option[]>([]);
  const asked = models.join(' ');
  useEffect(() => {
    optionsOf(config.routes.api, asked.split(' ')).then(setOptions, () => undefined);
  }, [config.routes.api, asked]);
  const given = [value ?? []].flat();
  const others = given.filter((slug) => !options.some((option) => option.value === slug)).map((slug) => ({ value: slug, label: slug }));
  return (
    <SelectInput
      path={path}
      name={field.name}
      {...(field.label ? { label: field.label } : {})}
      Description={field.admin?.description ? <FieldDescription path={path} description={field.admin.description} /> : undefined}
      hasMany={field.hasMany ?? false}
      isClearable
      isSortable
      readOnly={readOnly ?? false}
      showError={showError}
      options={[...options, ...others]}
      value={value ?? (field.hasMany ? [] : '')}
      onChange={(chosen) => {
        const slugs = [chosen ?? []].flat().map((option) => String((option as { value: unknown }).value));
        setValue(field.hasMany ? slugs : (slugs[0] ?? null));
      }}
    />
  );
}
