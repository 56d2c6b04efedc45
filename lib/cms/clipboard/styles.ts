export type Style = ReadonlyMap<string, string>;
/** The declarations that hold for an element itself: those of its classes and its own. */
export type StyleOf = (element: Element) => Style;

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const LAST_CLASS = /\.([\w-]+)\s*$/;

function addDeclarations(style: Map<string, string>, text: string): void {
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    style.set(
      name,
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
}

/** Reads the declarations as text: browsers drop those of Word (`mso-list`), and the document has no layout. */
export function createStyleOf(document: Document): StyleOf {
  const ofClass = new Map<string, Map<string, string>>();
  for (const sheet of document.querySelectorAll('style')) {
    const css = (sheet.textContent ?? '').replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '');
    for (const [, selectors = '', body = ''] of css.matchAll(RULE))
      for (const selector of selectors.split(',')) {
        const name = LAST_CLASS.exec(selector)?.[1];
        if (name === undefined) continue;
        const style = ofClass.get(name) ?? new Map<string, string>();
        ofClass.set(name, style);
        addDeclarations(style, body);
      }
  }
  const known = new WeakMap<Element, Style>();
  return (element) => {
    const found = known.get(element);
    if (found) return found;
    const style = new Map<string, string>();
    for (const name of element.classList) for (const [property, value] of ofClass.get(name) ?? []) style.set(property, value);
    addDeclarations(style, element.getAttribute('style') ?? '');
    known.set(element, style);
    return style;
  };
}

/** The value of an inherited property: of the element itself or the nearest one around it. */
export function inherited(element: Element | null, property: string, styleOf: StyleOf): string {
  for (let each = element; each; each = each.parentElement) {
    const value = styleOf(each).get(property);
    if (value !== undefined && value !== 'inherit') return value;
  }
  return '';
}
