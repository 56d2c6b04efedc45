'use client';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { move } from './table-model.ts';
import { textsOf } from './texts.ts';

interface Props {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The name of the list for assistive technology. */
  label: string;
  /** Of the admin. */
  language: string;
  /** Most texts, and most characters of one. */
  max?: number | undefined;
  maxLength?: number | undefined;
  readOnly?: boolean | undefined;
}

/** A list of texts of one line: a field for each, in an order that can be changed. Lines that are pasted become texts. */
export function TextList({ values, onChange, label, language, max = 100, maxLength, readOnly = false }: Props) {
  const texts = textsOf(language);
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const isFull = values.length >= max;

  const focusItem = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[Math.max(index, 0)]?.focus());
  const change = (next: string[], said = '') => {
    setMessage(said);
    onChange(next);
  };
  const add = (after: number) => {
    if (isFull) {
      setMessage(texts.textsFull(max));
      return;
    }
    change(values.toSpliced(after + 1, 0, ''));
    focusItem(after + 1);
  };
  const remove = (index: number) => {
    change(values.toSpliced(index, 1), texts.textRemoved(index + 1));
    focusItem(Math.min(index, values.length - 2));
  };
  const moveItem = (index: number, by: number) => {
    change(move([...values], index, by), texts.moved);
    focusItem(index + by);
  };

  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/[\r\n\t]+/)
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length < 2 || readOnly) return;
    event.preventDefault();
    const isEmpty = values[index]?.trim() === '';
    const next = values.toSpliced(isEmpty ? index : index + 1, isEmpty ? 1 : 0, ...lines);
    change(next.slice(0, max), next.length > max ? texts.textsFull(max) : '');
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!readOnly) add(index);
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const next = index + (event.key === 'ArrowUp' ? -1 : 1);
      if (next < 0 || next >= values.length) return;
      event.preventDefault();
      if (event.altKey && !readOnly) moveItem(index, next - index);
      else focusItem(next);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has styles of the admin, and its legend is the label above.
    <div className="text-list" role="group" aria-label={label}>
      <ol ref={list}>
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place.
          <li key={index}>
            <input
              type="text"
              aria-label={texts.textOf(index + 1)}
              value={value}
              maxLength={maxLength}
              readOnly={readOnly}
              dir="auto"
              onChange={({ target }) => change(values.with(index, target.value))}
              onPaste={onPaste(index)}
              onKeyDown={onKeyDown(index)}
            />
            {readOnly ? null : (
              <>
                <button
                  type="button"
                  aria-label={texts.textUp(index + 1)}
                  disabled={index === 0}
                  onClick={() => moveItem(index, -1)}
                >
                  <span aria-hidden="true">↑</span>
                </button>
                <button
                  type="button"
                  aria-label={texts.textDown(index + 1)}
                  disabled={index === values.length - 1}
                  onClick={() => moveItem(index, 1)}
                >
                  <span aria-hidden="true">↓</span>
                </button>
                <button type="button" aria-label={texts.removeText(index + 1)} onClick={() => remove(index)}>
                  <span aria-hidden="true">×</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
      {readOnly ? null : (
        <button type="button" onClick={() => add(values.length - 1)} disabled={isFull}>
          {texts.addText}
        </button>
      )}
      <p role="status">{message}</p>
    </div>
  );
}
