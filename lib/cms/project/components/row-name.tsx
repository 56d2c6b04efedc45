'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';

type Row = Record<string, unknown> | undefined;

/** The fields that name a row, the first that has a text. */
const NAMES = /^(?:title|label|question|button_label|menu_label|menu|submenu|policy_title|name|language_name|logo_aria_label|slug|value)$/;
const LENGTH_MAX = 80;

const nameOf = (data: Row): string => {
  const found = Object.entries(data ?? {}).find(([field, value]) => NAMES.test(field) && typeof value === 'string' && value !== '');
  const text = String(found?.[1] ?? data?.description ?? '');
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text;
};

/** A row or block by its number, its kind and the text that names it. */
export function RowName({ label }: { label: Record<string, string> }) {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const { i18n } = useTranslation();
  const name = nameOf(data);
  return (
    <span className="row-name">
      <span>{rowNumber + 1}</span> <b>{label[i18n.language] ?? label.en}</b> {name}
    </span>
  );
}
