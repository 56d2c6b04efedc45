import { Icon } from '#components/ui/icon.tsx';
import { splitHits } from '#components/ui/split-hits.ts';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** Shown in regular weight. */
  typed: string;
  /** The index of the active option, or -1. */
  active: number;
  className: string;
  onChoose: (suggestion: Suggestion) => void;
}

/** For the input's `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox of an ARIA combobox: the focus stays in the input. */
export function SuggestionList({ id, label, suggestions, typed, active, className, onChoose }: SuggestionListProps) {
  return (
    // The press must not blur the input, which would close the list.
    <div role="listbox" id={id} aria-label={label} className={className} onMouseDown={(event) => event.preventDefault()}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are those of its input.
        <div
          key={suggestion.title}
          role="option"
          id={optionId(id, index)}
          aria-selected={index === active}
          tabIndex={-1}
          onClick={() => onChoose(suggestion)}
          className="suggestion flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-4 py-2"
        >
          <Icon name={suggestion.href ? 'file-text' : 'search'} className="size-5 shrink-0 text-khadi-500" />
          <span className="min-w-0">
            {splitHits(suggestion.title, typed, 'typed').map(({ text, hit, start }) =>
              hit ? text : <strong key={start}>{text}</strong>,
            )}
          </span>
          {suggestion.kind ? ' ' : null}
          {suggestion.kind ? <span className="ms-auto shrink-0 text-sm text-muted">{suggestion.kind}</span> : null}
        </div>
      ))}
    </div>
  );
}
