/** The text field of a search form. */
export function searchInput(formId: string): HTMLInputElement | undefined {
  const input = document.querySelector(`#${formId} input[name="searchItem"]`);
  return input instanceof HTMLInputElement ? input : undefined;
}

interface FormListeners {
  /** Called with the text after a pause in typing. */
  onPause: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onBlur: () => void;
  /** The bar around the form has opened or closed. */
  onToggle: (open: boolean) => void;
}

/**
 * Adds listeners to a search form that the server rendered.
 * @param pause in milliseconds
 * @returns removes the listeners
 */
export function listenToSearchForm(input: HTMLInputElement, pause: number, listeners: FormListeners): () => void {
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
  const toggled = () => onToggle(bar?.matches(':popover-open') ?? true);
  bar?.addEventListener('toggle', toggled, { signal });
  toggled();
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => abort.abort();
}
