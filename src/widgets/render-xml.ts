import { isValidElement, type ComponentChildren } from 'preact';

/**
 * A drawing of plain components (no hooks) as XML. Preact's own writer speaks HTML, where an attribute may stand without a
 * value; programs that read SVG do not. Everything is escaped, and characters that XML cannot hold are left out.
 */
export function xml(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(xml).join('');
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (!isValidElement(node)) return '';
  const { type, props } = node;
  if (typeof type === 'function') {
    // A component without hooks is a function of its properties; a class is none of ours.
    return xml((type as (given: object) => ComponentChildren)(props));
  }
  const { children, ...attributes } = props as { readonly children?: ComponentChildren };
  const written = Object.entries(attributes as Attributes).map(([name, value]) =>
    value == null || value === false ? '' : ` ${name}="${escaped(String(value))}"`,
  );
  return `<${type}${written.join('')}>${xml(children)}</${type}>`;
}

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands between tags or in double quotes, in XML and in HTML alike. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
