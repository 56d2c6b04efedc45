import { Icon } from '#components/ui/icon.tsx';
import { splitHits } from '#components/ui/split-hits.ts';
import type { IconName } from '#lib/contract/icons.ts';
import type { SearchLabels } from './search-labels.ts';
import type { Suggestion } from './use-suggestions.ts';

interface MarkProps {
  suggestion: Suggestion;
  mediaBase: string;
}

interface SuggestionListProps {
  id: string;
  labels: Pick<SearchLabels, 'suggestions' | 'searches' | 'pages'>;
  /** Searches, then pages. */
  suggestions: readonly Suggestion[];
  /** The address before the paths of pictures. */
  mediaBase: string;
  /** Shown in regular weight. */
  typed: string;
  /** The index of the active option, or -1. */
  active: number;
  className: string;
  onChoose: (suggestion: Suggestion) => void;
}

/** By the category of the service; pages have no other. */
const ICONS: Readonly<Record<string, IconName>> = {
  cards: 'credit-card',
  offers: 'badge-percent',
  lounges: 'armchair',
  questions: 'circle-help',
};

/** The face of a card, the letters of an airport, or an icon. */
function SuggestionMark({ suggestion: { href, category = '', image, code }, mediaBase }: MarkProps) {
  if (image !== undefined)
    return (
      <img src={image.startsWith('/') ? mediaBase + image : image} alt="" width={428} height={270} className="suggestion-mark" />
    );
  if (code !== undefined) return <span className="suggestion-mark suggestion-code">{code}</span>;
  const icon = href === undefined ? 'search' : (ICONS[category] ?? 'file-text');
  return (
    <span className="suggestion-mark">
      <Icon name={icon} className="size-5 text-khadi-500" />
    </span>
  );
}

/** For the input's `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox of an ARIA combobox, in two groups: the focus stays in the input. */
export function SuggestionList({ id, labels, suggestions, mediaBase, typed, active, className, onChoose }: SuggestionListProps) {
  const option = (suggestion: Suggestion) => {
    const index = suggestions.indexOf(suggestion);
    const { title, kind, note } = suggestion;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are those of its input.
      <div
        key={title}
        role="option"
        id={optionId(id, index)}
        aria-selected={index === active}
        tabIndex={-1}
        onClick={() => onChoose(suggestion)}
        className="suggestion flex min-h-12 max-w-[44rem] cursor-pointer items-center gap-3 rounded-sm px-4 py-2"
      >
        <SuggestionMark suggestion={suggestion} mediaBase={mediaBase} />
        <span className="min-w-0">
          {splitHits(title, typed, 'typed').map(({ text, hit, start }) => (hit ? text : <strong key={start}>{text}</strong>))}
          {note ? <span className="block text-sm text-muted"> {note}</span> : null}
        </span>
        {kind ? ' ' : null}
        {kind ? (
          <span className={kind === suggestions[index - 1]?.kind ? 'sr-only' : 'ms-auto shrink-0 text-sm text-muted'}>
            {kind}
          </span>
        ) : null}
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
