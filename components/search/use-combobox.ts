import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchSlice } from '#lib/browser/app-state.client.tsx';
import { SEARCH_DEBOUNCE_MS } from '#lib/config/constants.ts';
import { searchIds } from '#lib/config/element-ids.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { SearchIslandProps } from './search-labels.ts';
import { optionId } from './suggestion-list.tsx';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

function searchInput(formId: string): HTMLInputElement | undefined {
  const input = document.querySelector(`#${formId} input[name="searchItem"]`);
  return input instanceof HTMLInputElement ? input : undefined;
}

interface FormListeners {
  /** With the text after a pause in typing. */
  onPause: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onBlur: () => void;
  /** When the bar around the form has opened or closed. */
  onToggle: (open: boolean) => void;
}

/**
 * Adds listeners to a server-rendered form.
 * @param pause in milliseconds
 * @returns removes the listeners
 */
function listenToSearchForm(input: HTMLInputElement, pause: number, listeners: FormListeners): () => void {
  const { onPause, onKey, onBlur, onToggle } = listeners;
  const bar = input.closest<HTMLElement>('[popover]');
  const abort = new AbortController();
  const { signal } = abort;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const typed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => onPause(input.value), pause);
  };
  input.addEventListener('input', typed, { signal });
  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('blur', onBlur, { signal });
  const toggled = () => onToggle(bar && 'popover' in bar ? bar.matches(':popover-open') : true);
  bar?.addEventListener('toggle', toggled, { signal });
  toggled();
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => abort.abort();
}

/**
 * The option that a key selects: arrows wrap around through the input (-1); Home and End apply to the list once an option is selected.
 * @returns `undefined` for other keys
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  if (active >= 0 && key === 'Home') return 0;
  if (active >= 0 && key === 'End') return count - 1;
  return undefined;
}

interface ComboboxOptions extends Omit<SearchIslandProps, 'labels' | 'mediaBase'> {
  /** Messages of the catalogue, by status. */
  failures: Readonly<Record<string, string>>;
  /** With Enter. */
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * Makes the server-rendered input an ARIA combobox: suggestions load after a pause in typing, arrow keys select one, Enter searches for
 * it, Esc closes the list, then the bar.
 */
export function useCombobox({ kind, site, failures, onChoose }: ComboboxOptions) {
  const locale = useLocale();
  const { form, list } = searchIds(kind);
  const [{ open, text }, change] = useSearchSlice();
  const [expanded, setExpanded] = useState(false);
  const [active, setActive] = useState(-1);
  const [started, setStarted] = useState(false);
  const visible = expanded && (kind === 'page' || open);
  const { suggestions, settled, failure } = useSuggestions(visible ? text : '', site, locale, failures);
  const shown = visible && suggestions.length > 0;

  const onPause = useEffectEvent((value: string) => {
    change({ text: value });
    setActive(-1);
    setExpanded(true);
  });
  const onToggle = useEffectEvent((isOpen: boolean) => {
    if (kind === 'bar') change({ open: isOpen });
  });
  const collapse = () => {
    setExpanded(false);
    setActive(-1);
  };
  const onBlur = useEffectEvent(collapse);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = suggestions[active];
    const next = shown ? nextOption(event.key, active, suggestions.length) : undefined;
    if (event.isComposing) return;
    if (next !== undefined) setActive(next);
    else if (event.key === 'ArrowDown' && text.trim() !== '') setExpanded(true);
    else if (event.key === 'Escape' && shown) collapse();
    else if (event.key === 'Enter' && shown && chosen !== undefined) onChoose(chosen);
    else return;
    event.preventDefault();
  });
  const onStart = useEffectEvent((input: HTMLInputElement) => {
    setStarted(true);
    if (kind === 'page') change({ text: input.value });
    else if (input.value === '') input.value = text;
    else if (input.value !== text) onPause(input.value);
  });

  useEffect(() => {
    const input = searchInput(form);
    if (!input) return;
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    onStart(input);
    return listenToSearchForm(input, SEARCH_DEBOUNCE_MS, { onPause, onKey, onBlur, onToggle });
  }, [form]);
  useEffect(() => {
    const input = searchInput(form);
    if (started && input && input !== document.activeElement) input.value = text;
  }, [form, started, text]);
  useEffect(() => {
    const input = searchInput(form);
    if (!input) return;
    const option = shown && active >= 0 ? optionId(list, active) : '';
    input.ariaExpanded = String(shown);
    for (const [name, value] of [
      ['aria-controls', shown && list],
      ['aria-activedescendant', option],
    ] as const) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [form, list, shown, active]);

  const setText = (newText: string) => {
    const input = searchInput(form);
    if (input) input.value = newText;
    collapse();
    change({ text: newText });
  };
  return { text, suggestions, shown, settled: visible && settled, failure: visible ? failure : undefined, active, setText };
}
