import { Icon } from '#components/ui/icon.tsx';
import { splitHits } from '#components/ui/split-hits.ts';
import type { SearchLabels } from './search-labels.ts';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  labels: Pick<SearchLabels, 'suggestions' | 'searches' | 'pages'>;
  /** Searches, then pages. */
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

/** The listbox of an ARIA combobox, in two groups: the focus stays in the input. */
export function SuggestionList({ id, labels, suggestions, typed, active, className, onChoose }: SuggestionListProps) {
  const option = (suggestion: Suggestion) => {
    const index = suggestions.indexOf(suggestion);
    const { title, href, kind } = suggestion;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are those of its input.
      <div
        key={title}
        role="option"
        id={optionId(id, index)}
        aria-selected={index === active}
        tabIndex={-1}
        onClick={() => onChoose(suggestion)}
        className="suggestion flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-4 py-2"
      >
        <Icon name={href ? 'file-text' : 'search'} className="size-5 shrink-0 text-khadi-500" />
        <span className="min-w-0">
          {splitHits(title, typed, 'typed').map(({ text, hit, start }) => (hit ? text : <strong key={start}>{text}</strong>))}
        </span>
        {kind ? ' ' : null}
        {kind ? <span className="ms-auto shrink-0 text-sm text-muted">{kind}</span> : null}
      </div>
    );
  };
  const groups = [
    { name: 'searches', label: labels.searches, items: suggestions.filter(({ href }) => href === undefined) },
    { name: 'pages', label: labels.pages, items: suggestions.filter(({ href }) => href !== undefined) },
  ];
  return (
    // The press must not blur the input, which would close the list.
    <div
      role="listbox"
      id={id}
      aria-label={labels.suggestions}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, label, items }) =>
        items.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} role="presentation" className="px-4 pt-2 pb-1 text-sm font-semibold text-muted">
              {label}
            </p>
            {items.map(option)}
          </div>
        ) : null,
      )}
    </div>
  );
}
