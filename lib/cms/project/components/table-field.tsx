'use client';
import { getTranslation } from '@payloadcms/translations';
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useCallback } from 'react';
import '#lib/cms/editors/editors.css';
import { TableGrid } from '#lib/cms/editors/table-grid.client.tsx';
import type { Grid } from '#lib/cms/editors/table-model.ts';

/** The field beside the rows that has the titles of their columns. */
const HEADERS = /rows$/;
const orNull = <Item,>(items: Item[]) => (items.length === 0 ? null : items);

/** The titles of the columns are edited with the rows. */
export const TableHeadersField: JSONFieldClientComponent = () => null;

/** A table: one grid for its rows and the titles of its columns. */
export const TableField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { i18n } = useTranslation();
  const rows = useField<string[][] | null>({ path });
  const headers = useField<string[] | null>({ path: path.replace(HEADERS, 'headers') });
  const { setValue: setRows } = rows;
  const { setValue: setHeaders } = headers;
  const onChange = useCallback(
    (grid: Grid) => {
      setHeaders(orNull(grid.headers));
      setRows(orNull(grid.rows));
    },
    [setHeaders, setRows],
  );
  const label = getTranslation(field.label ?? field.name, i18n);
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label ?? field.name} localized={field.localized ?? false} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={rows.showError || headers.showError} message={rows.errorMessage ?? headers.errorMessage ?? ''} />
        <TableGrid
          headers={headers.value}
          rows={rows.value}
          onChange={onChange}
          label={label}
          language={i18n.language}
          readOnly={readOnly || rows.disabled}
        />
      </div>
      {field.admin?.description ? <FieldDescription path={path} description={field.admin.description} /> : null}
    </div>
  );
};
