'use client';
import { FieldDescription, TextareaInput, useField } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useState } from 'react';

const SEPARATOR = ' | ';
type Cells = string[] | string[][];

const toText = (value: Cells | null | undefined, isRows: boolean): string => {
  if (!Array.isArray(value)) return '';
  return isRows ? (value as string[][]).map((row) => [row].flat().join(SEPARATOR)).join('\n') : (value as string[]).join(SEPARATOR);
};
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const fromText = (text: string, isRows: boolean): Cells =>
  isRows
    ? text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(cellsOf)
    : cellsOf(text);

/** The cells of a table as text: a line for each row, with | between cells. */
export const TableField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<Cells>({ path });
  const isRows = (field as { custom?: { table?: string } }).custom?.table === 'rows';
  const [text, setText] = useState(() => toText(value, isRows));
  return (
    <TextareaInput
      path={path}
      {...(field.label ? { label: field.label } : {})}
      Description={<FieldDescription path={path} description={isRows ? 'A line for each row, with | between cells' : 'With | between cells'} />}
      readOnly={readOnly ?? false}
      showError={showError}
      value={text}
      onChange={(event: { target: { value: string } }) => {
        setText(event.target.value);
        setValue(event.target.value.trim() === '' ? null : fromText(event.target.value, isRows));
      }}
    />
  );
};
